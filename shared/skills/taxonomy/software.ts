/** Software: languages, frameworks, libraries, practices. */
export const SOFTWARE = `
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
PLC programming, plc, plcs, programmable logic controller, sps, ladder logic, automate programmable, programmation automate, iec 61131-3, sps-programmierung
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
HTML, xhtml, dhtml, html4
CSS, css3, cascading style sheets, stylesheets
HTML5, html 5, html5.0 > HTML
Sass, scss > CSS
Less!?, less css > CSS
XML, xsd, xpath
XSLT, xsl > XML
JSON
YAML
Markdown
LaTeX, tex!, xelatex, pdflatex, overleaf, lualatex
SVG
AngularJS, angular js, angular 1, angular1 > JavaScript
Angular!, angular 2, angular2, angular framework, angular 8, angular 14, angular 17, angular cli > TypeScript, JavaScript
React, reactjs > JavaScript
React Native, reactnative > React
Redux, rtk query, react redux > React
MobX > React
Zustand > React
TanStack Query, react query > React
React Router > React
Recoil > React
Next.js, next js > React
Remix!?, remix.run > React
Gatsby, gatsby.js > React
Vue.js, vue, vue3 > JavaScript
Vuex > Vue.js
Pinia > Vue.js
Nuxt, nuxt.js > Vue.js
Quasar > Vue.js
Svelte, sveltejs > JavaScript
SvelteKit > Svelte
SolidJS > JavaScript
Preact > React
Ember.js, ember > JavaScript
Backbone.js, backbone > JavaScript
Knockout.js > JavaScript
Meteor, meteor.js > JavaScript
jQuery, jquery mobile > JavaScript
Alpine.js > JavaScript
htmx
Stimulus!?, hotwire, turbo rails
Lit!?, lit element, polymer js, web components
Ext JS, extjs, sencha > JavaScript
Dojo Toolkit
Stencil.js
Three.js > WebGL
WebGL
D3.js, d3 > JavaScript, Data visualization
Chart.js > JavaScript
Highcharts > JavaScript
ECharts
Plotly, plotly.js > Data visualization
sigma.js > JavaScript
Cytoscape.js
Graphviz
Leaflet!?, leaflet.js
Mapbox
OpenLayers
RxJS, reactive extensions > JavaScript
Lodash, underscore.js > JavaScript
Webpack, web pack > JavaScript
Vite!?, vitejs
Rollup!?, rollup.js
esbuild
Parcel!?, parceljs
Babel!, babel.js
Gulp, gulp.js
Grunt!?, grunt.js
npm
Yarn!?, yarn package manager
pnpm
Bun!?
Deno > TypeScript
Bower!?
Node.js, node!?, node js > JavaScript
Express, express.js > Node.js
NestJS, nest js > Node.js, TypeScript
Koa, koa.js > Node.js
Fastify > Node.js
Hapi, hapi.js > Node.js
Sails.js > Node.js
AdonisJS > Node.js
Socket.IO > WebSocket, Node.js
Sequelize > Node.js, ORM
TypeORM > TypeScript, ORM
Prisma!?, prisma orm > ORM
Mongoose!?, mongoose odm > MongoDB
tRPC > TypeScript
Electron!?, electron.js > JavaScript
Tauri > Rust
Bootstrap!, twitter bootstrap, bootstrap css, bootstrap 4, bootstrap 5 > CSS
Tailwind CSS, tailwind, tailwindcss > CSS
Material UI, mui, angular material, vuetify > React
Material Design
Ant Design, antd > React
Chakra UI > React
Bulma > CSS
Foundation CSS, zurb foundation > CSS
styled-components, emotion css, css-in-js > CSS
Storybook
Front-end frameworks, frontend frameworks, javascript frameworks, js frameworks
Spring!?, spring framework, spring core, java spring > Java
Spring Boot, springboot > Spring
Spring MVC > Spring
Spring Cloud > Spring
Spring Security > Spring
Spring Batch > Spring
Spring Data, spring data jpa > Spring, JPA
Spring Web Flow > Spring
Spring WebFlux, project reactor > Spring
Hibernate!, hibernate orm, nhibernate > Java, ORM
JPA, java persistence api > Java, ORM
ORM!, object relational mapping, orms
JSF, java server faces, javaserver faces, primefaces, icefaces > Java EE
RichFaces > JSF
Struts > Java
JSP, java server pages, javaserver pages, jstl > Java
Servlets, servlet, java servlets > Java
EJB, enterprise javabeans > Java EE
Java EE, j2ee, jee, jakarta ee, java enterprise edition > Java
JMS, java message service > Java
JDBC > Java, SQL
JavaFX > Java
Swing!?, java swing, awt swing > Java
Quarkus > Java
Micronaut > Java
Vert.x > Java
Dropwizard > Java
Play Framework > Scala
Akka > Scala
MyBatis, ibatis > Java
Vaadin > Java
GWT, google web toolkit > Java
Grails > Groovy
Ktor > Kotlin
Apache Camel, camel!? > Java
Mule ESB, mulesoft, mule soft, anypoint, mule 4
JBoss, wildfly
WebLogic, oracle weblogic
WebSphere, was liberty
Apache Tomcat, tomcat
Jetty!?
GlassFish
Lombok
JAX-RS, jersey rest > Java, REST
Maven > Java
Gradle
Apache Ant, Ant!?, ant build
Ivy!?
.NET, dotnet, dot net, .net5
ASP.NET, asp .net, asp net, web forms, asp.net mvc > .NET
ASP.NET Web API, web api > ASP.NET
Blazor > .NET, C#
Entity Framework, ef core > .NET, ORM
LINQ > C#
WPF, windows presentation foundation > .NET
WCF > .NET
WinForms, windows forms > .NET
Xamarin > C#, Mobile development
.NET MAUI, maui > C#, Mobile development
UWP
SignalR > .NET
Dapper!? > .NET
Classic ASP
Umbraco > .NET
Sitecore > .NET
Orleans!?
Django, drf, django rest framework > Python
Flask!?, python flask, flask framework > Python
FastAPI, fast api > Python
Tornado!? > Python
Pyramid!? > Python
aiohttp, asyncio > Python
SQLAlchemy > Python, ORM
Pydantic > Python
Celery!? > Python
Streamlit > Python
Gradio > Python
Scrapy > Python, Web scraping
Beautiful Soup, beautifulsoup, bs4 > Python, Web scraping
PyQt, pyside > Python
Tkinter > Python
Jupyter, jupyterlab, ipython > Python
Anaconda!?, conda!? > Python
Poetry!?, pip!? > Python
Cython > Python
Ruby on Rails, rails!?, ror! > Ruby
Sinatra!? > Ruby
Sidekiq > Ruby
RubyGems, bundler ruby > Ruby
Laravel > PHP
Symfony > PHP
CodeIgniter, code igniter > PHP
CakePHP > PHP
Yii, yii2 > PHP
Zend Framework, zend!?, laminas > PHP
Slim!? > PHP
Composer!? > PHP
WordPress, word press, elementor, woocommerce
Drupal > PHP
Joomla > PHP
TYPO3, typo 3 > PHP
Magento, adobe commerce > PHP
PrestaShop > PHP
Shopify
BigCommerce
Contentful
Strapi
Sanity CMS
Wix
Squarespace
Webflow
CMS, content management systems, content management system, redaktionssystem
Phoenix Framework, phoenix liveview > Elixir
Gin!? > Go
Actix, axum, tokio > Rust
SwiftUI, swift ui > Swift
UIKit > iOS development
Core Data > iOS development
Xcode > iOS development
CocoaPods > iOS development
iOS development, ios, iphone development > Mobile development
Android development, android > Mobile development
Android Studio > Android development
Jetpack Compose > Android development, Kotlin
Flutter > Dart, Mobile development
Ionic!?, ionic framework > Mobile development
Apache Cordova, cordova, phonegap > Mobile development
Capacitor!?, capacitorjs > Mobile development
Expo!? > React Native
NativeScript > Mobile development
Mobile development, mobile app development, mobile application development, mobile apps, mobile applications, app-entwicklung, developpement mobile, desarrollo movil, desenvolvimento mobile
Cross-platform development, cross platform
Progressive web apps, pwa, pwas
Qt!?, qt framework, qml, qt creator > C++
Boost!? > C++
STL!?, standard template library > C++
MFC > C++
CMake
Makefile, make!?, gnu make
Bazel
OpenGL
Vulkan, vulkan api
DirectX, direct3d
Unreal Engine, unreal, ue4, ue5 > Game development
Unity!?, unity3d, unity 3d, unity engine > Game development
Godot > Game development
Game development, game design, game programming, spieleentwicklung
Phaser, pixi.js
ARKit, arcore
Augmented reality, virtual reality, ar/vr, vr/ar, mixed reality, xr development
REST, restful, rest api, restful api, rest apis, restful web services, rest web services, rest-schnittstellen, apis rest, api rest > API design
GraphQL, graph ql, apollo client
SOAP!, soap web services, soap api, wsdl > XML
gRPC, protobuf, protocol buffers
API design, apis, api, web services, schnittstellen, webservices
OpenAPI, swagger > REST
Postman > REST
Insomnia!?
API gateway, api management, kong gateway, apigee
OData
WebSocket, web sockets
WebRTC
Webhooks
AJAX!, ajax calls > JavaScript
Server-sent events
OAuth, oauth2, openid connect, oidc, jwt, json web tokens
Microservices, micro services, microservice architecture, microservice-architektur, microsservicos, arquitectura de microservicios, arquitetura de microsservicos
Micro frontends, microfrontends, module federation
Monorepo, turborepo, lerna
Event-driven architecture, event driven, event sourcing, cqrs, event-driven microservices
Service-oriented architecture, soa
Serverless, serverless computing
Distributed systems, verteilte systeme, sistemas distribuidos, systemes distribues, distributed computing
Software architecture, software-architektur, softwarearchitektur, architecture logicielle, arquitectura de software, arquitetura de software, system architecture, systems architecture, technical architecture, application architecture, solution architecture, it architecture
Enterprise architecture, togaf, archimate, unternehmensarchitektur
System design, systems design, high-level design, scalable systems
Design patterns, entwurfsmuster, gof patterns, design pattern, software design patterns
Domain-driven design, ddd
Object-oriented programming, oop, ood, ooad, objektorientierte programmierung, objektorientierung, programmation orientee objet, poo!, object oriented
Functional programming, funktionale programmierung, programmation fonctionnelle
Concurrency, multithreading, multi-threading, concurrent programming, parallel programming, multithreaded, parallel computing
Asynchronous programming, async programming, reactive programming
Data structures, algorithms, algorithmen, estructuras de datos, algorithm design, algorithm development
Clean code, solid principles, clean architecture, hexagonal architecture, clean coding, principios solid
Refactoring, legacy modernization, legacy modernisation
MVC, model view controller, mvvm
UML, unified modeling language
Rational Rose, ibm rational, rational rhapsody
BPMN, business process model and notation, camunda
Web development, webentwicklung, developpement web, desarrollo web, desenvolvimento web, web developer, web application development, web applications, web programming, web apps
Front-end development, frontend, front-end
Back-end development, backend, back-end, server-side development
Full-stack development, full stack, fullstack
Software development, software engineering, softwareentwicklung, software developer, software-entwicklung, developpement logiciel, desarrollo de software, desenvolvimento de software, application development, anwendungsentwicklung, programming, coding, programmierung, programmieren, programacion, programacao, programmation, software design, engenharia de software
Embedded systems, embedded, firmware, eingebettete systeme, systemes embarques, sistemas embebidos, sistemas embarcados, informatique embarquee, embedded programming
RTOS, freertos, real-time operating systems, vxworks, qnx
AUTOSAR
CAN bus, canbus, canopen, canoe, canalyzer
Arduino > Embedded systems
Raspberry Pi
ARM Cortex, arm architecture, stm32, esp32, microcontrollers, microcontroller, mikrocontroller, microprocessors
FPGA, xilinx, vivado, altera quartus
IoT, internet of things, iiot
MQTT
Robotics, robotik, robotique, robotica
ROS!, robot operating system, ros2
Web scraping, web crawling, scraping
Web standards, w3c standards
Responsive design, responsive web design, mobile-first design
Internationalization, i18n, localization, l10n
Compiler design, llvm, compilers
Blockchain, block chain, smart contracts, distributed ledger
Ethereum, web3, web3.js, ethers.js > Blockchain
Hyperledger > Blockchain
Low-code development, low code, no-code
OutSystems > Low-code development
Mendix > Low-code development
Appian > Low-code development
Pega, pegasystems > Low-code development
Power Apps, powerapps > Low-code development
Power Automate, microsoft flow > Low-code development
Power Platform > Power Apps, Power Automate
Zapier
n8n
Make.com, integromat
RPA, robotic process automation
UiPath > RPA
Automation Anywhere > RPA
Blue Prism > RPA
Mainframe, z/os, jcl, cics, as/400, as400, ibm i, iseries
LAMP stack, lamp!
MEAN stack, mern
Jamstack
Dynamics 365, microsoft dynamics, ms dynamics, dynamics crm, d365, business central, dynamics nav, navision, dynamics ax
ServiceNow, service now > ITSM
~0.6 React, Vue.js, Angular, Svelte, AngularJS
~0.5 Django, Flask, FastAPI
~0.7 Express, NestJS, Fastify, Koa
~0.5 Java, C#, Kotlin, Scala
~0.5 C, C++
~0.5 Ruby on Rails, Django, Laravel, Symfony
~0.5 React Native, Flutter, Ionic
~0.7 Spring Boot, Quarkus, Micronaut
~0.4 Go, Rust, C++
~0.6 Laravel, Symfony, CodeIgniter, CakePHP
~0.6 REST, GraphQL, gRPC, SOAP
~0.6 Maven, Gradle
~0.5 Webpack, Vite, Rollup
~0.6 Bash, PowerShell, Shell scripting
~0.5 Unity, Unreal Engine, Godot
~0.5 WordPress, Drupal, Joomla, TYPO3
~0.5 R, MATLAB, Julia
~0.5 iOS development, Android development
~0.6 UiPath, Automation Anywhere, Blue Prism
~0.5 Python, Ruby, JavaScript
~0.4 Java, .NET
~0.4 Spring Boot, ASP.NET, Django, Ruby on Rails, Laravel, Express
~0.6 JavaScript, TypeScript
~0.9 HTML, HTML5
!go < to let ready on > to live beyond the ahead for getter getters into out above through home over further green big
!c < vitamin hepatitis grade class category type plan section part schedule section title exhibit appendix bts level > level suite 1 2 section
!r < h > d
!node > position positions lymph
!swift < taylor > response action decision resolution delivery gpi messaging payments network code
!rust > belt proofing removal
!spring < this early late the in next last each every by for hot coil > # semester break term season quarter cleaning summer
!express < american federal pantry to an > empathy concern gratitude feelings views thoughts themselves written consent lane entry ideas themselves yourself interest permission oneself our your their ideas train
!react < to quickly must can will > quickly to appropriately calmly promptly well
!shell < royal dutch egg > oil egg game
!make < to we will and can you that > sure a the it an up decisions
!less < or and no more > than
!pip > plan
!slim > chance
!ember > months
!frontend > desk
!front end < > loader manager supervisor cashier loaders desk
!backend > office
`;
