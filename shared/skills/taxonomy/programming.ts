/** Programming languages, from scripts to hardware description. */
export const PROGRAMMING = `
[technology 1]
JavaScript, java script, js, ecmascript, es6, es2015, vanilla js, es5
TypeScript, type script, ts! > JavaScript
Python, python3, python2, cpython, py3
Java, jdk, j2se, openjdk, jvm
C!, ansi c, c programming, c language, embedded c, c99, c11, programmiersprache c, langage c
C++, cpp, c plus plus, vc++
C#, c sharp, csharp, c#.net, visual c# > .NET
Go!?, golang, go lang, go language, go programming
Rust!?, rust lang, rustlang, rust programming
R!?, r language, r programming, r statistical software, rstats, gnu r, r software, rstudio, r studio, posit
Ruby!, ruby language
PHP, php7, php5, php8
Swift!?, swift language, swift 5, swift programming
Kotlin
Scala!, scala language
Objective-C, objc, obj-c
Dart!?, dart language
Perl
Lua, luajit
Haskell
Clojure, clojurescript
Elixir!?, elixir language
Erlang
OCaml
F#, f sharp, fsharp > .NET
Groovy!, apache groovy
Julia!?, julia language, julia programming
MATLAB, mat lab, matlab scripting
Simulink > MATLAB
GNU Octave
Fortran
COBOL, cobol programming
PL/I
RPG!?, rpgle, rpg iv, ile rpg
Ada!?, ada 95, ada programming
Pascal!?, object pascal, free pascal
Delphi
Visual Basic, vb6, vb, vb.net, vbnet, visual basic .net
VBA, visual basic for applications, excel macros
VBScript, vb script
Bash, bash scripting, bash shell > Shell scripting
Shell scripting, shell?, ksh, zsh, sh scripting, unix shell, unix shell scripting, linux shell > Scripting
PowerShell, power shell > Scripting
Scripting, skriptsprachen, langages de script
AWK, gawk
sed!?
Assembly!?, assembler, assembly language, x86 assembly, arm assembly, asm programming, assembly programming
ABAP, sap abap
Apex!?, salesforce apex, apex programming > Salesforce
Solidity > Blockchain
Zig!?, zig language
Nim!?, nim language
Crystal!?, crystal language
Prolog
Lisp, elisp
Scheme!?, racket language
Smalltalk
Tcl
VHDL > FPGA
Verilog > FPGA
SystemVerilog, system verilog > Verilog
SystemC
LabVIEW, lab view
PLC programming, plc!?, plcs!?, programmable logic controller, sps!, ladder logic, automate programmable, programmation automate, iec 61131-3, sps-programmierung
q!?, q/kdb+ > kdb+
APL!?
Wolfram Language, mathematica
Maple!?, maplesoft
ActionScript, as3
Hack!?
CoffeeScript > JavaScript
PureScript
Elm!?, elm language
ReasonML, rescript
WebAssembly, wasm
GLSL, hlsl, shader programming, shaders
CUDA > GPU programming
OpenCL > GPU programming
GPU programming, gpu computing, gpgpu, gpu acceleration
~0.5 Java, C#, Kotlin, Scala
~0.5 C, C++
~0.4 Go, Rust, C++
~0.6 Bash, PowerShell, Shell scripting
~0.5 R, MATLAB, Julia
~0.5 Python, Ruby, JavaScript
~0.4 Java, .NET
~0.6 JavaScript, TypeScript
!go < to let ready on > to live beyond the ahead for getter getters into out above through home over further green big
!c < vitamin hepatitis grade class category type plan section part schedule section title exhibit appendix bts level > level suite 1 2 section
!r < h > d
!swift < taylor > response action decision resolution delivery gpi messaging payments network code
!rust > belt proofing removal
!shell < royal dutch egg > oil egg game
`;
