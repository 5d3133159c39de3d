/** Software: languages, frameworks, libraries, practices. Language names checked against github-linguist (MIT). */
export const SOFTWARE = `
[technology 1]
JavaScript, java script, js, ecmascript, es6, es2015, vanilla js, vanilla javascript, javascripts, es5
TypeScript, type script, ts! > JavaScript
Python, python3, python 3, python2, cpython, python scripting, py3
Java, java se, jdk, j2se, core java, java 8, java 11, java 17, java 21, openjdk, java/j2ee, jvm
C!, ansi c, c programming, c language, embedded c, c99, c11, programmiersprache c, langage c
C++, cpp, c plus plus, c++11, c++14, c++17, c++20, modern c++, visual c++, vc++
C#, c sharp, csharp, c#.net, visual c# > .NET
Go!?, golang, go lang, go language, go programming
Rust!?, rust lang, rustlang, rust programming
R!?, r language, r programming, r statistical software, rstats, gnu r, r software, rstudio, r studio, posit
Ruby!, ruby language
PHP, php 7, php 8, php7, php5, php8
Swift!?, swift language, swift 5, swift programming
Kotlin, kotlin multiplatform
Scala!, scala language
Objective-C, objective c, objc, obj-c
Dart!?, dart language
Perl, perl 5, perl scripting
Lua, luajit
Haskell
Clojure, clojurescript
Elixir!?, elixir language
Erlang, erlang otp
OCaml, ocaml language
F#, f sharp, fsharp > .NET
Groovy!, apache groovy
Julia!?, julia language, julia programming
MATLAB, mat lab, matlab simulink, matlab scripting
Simulink > MATLAB
GNU Octave
Fortran, fortran 77, fortran 90
COBOL, cobol programming, micro focus cobol
PL/I
RPG!?, rpgle, rpg iv, ile rpg
Ada!?, ada 95, ada programming
Pascal!?, object pascal, free pascal
Delphi, embarcadero delphi, borland delphi
Visual Basic, vb6, vb, visual basic 6, visual basic .net, vb.net, vbnet
VBA, visual basic for applications, excel vba, vba macros, excel macros, macros vba, vba excel
VBScript, vb script
Bash, bash scripting, bash shell, gnu bash > Shell scripting
Shell scripting, shell, shell script, shell scripts, unix shell, unix shell scripting, linux shell, korn shell, ksh, zsh, sh scripting, shell-skripte > Scripting
PowerShell, power shell, windows powershell, powershell scripting > Scripting
Scripting, scripting languages, scripting language, skriptsprachen, langages de script
AWK, gawk
sed!?
Assembly!?, assembler, assembly language, x86 assembly, arm assembly, asm programming, assembly programming
ABAP, sap abap, abap oo, abap objects
Apex!?, salesforce apex, apex programming > Salesforce
Solidity > Blockchain
Zig!?, zig language
Nim!?, nim language
Crystal!?, crystal language
Prolog
Lisp, common lisp, emacs lisp, elisp
Scheme!?, racket language
Smalltalk
Tcl, tcl/tk
VHDL > FPGA
Verilog, verilog hdl > FPGA
SystemVerilog, system verilog > Verilog
SystemC
LabVIEW, lab view, ni labview
PLC programming, plc, plcs, programmable logic controller, programmable logic controllers, sps, sps-programmierung, ladder logic, automate programmable, automates programmables, programmation automate, structured text iec 61131, iec 61131-3
q!?, q/kdb+ > kdb+
APL!?
Wolfram Language, mathematica, wolfram mathematica
Maple!?, maplesoft
ActionScript, as3, actionscript 3
Hack!?
CoffeeScript > JavaScript
PureScript
Elm!?, elm language
ReasonML, rescript
WebAssembly, wasm
GLSL, hlsl, shader programming, shaders
CUDA, nvidia cuda, cuda c > GPU programming
OpenCL > GPU programming
GPU programming, gpu computing, gpgpu, gpu acceleration
HTML, xhtml, dhtml, html4
CSS, css3, css 3, cascading style sheets, stylesheets
HTML5, html 5, html5.0 > HTML
Sass, scss, sass/scss > CSS
Less!?, less css > CSS
XML, xml schema, xsd, xpath
XSLT, xsl > XML
JSON, json schema
YAML
Markdown
LaTeX, latex, tex!, xelatex, pdflatex, overleaf, lualatex
SVG
AngularJS, angular js, angular 1, angular.js, angular1 > JavaScript
Angular!, angular 2, angular 2+, angular2, angular framework, angular 8, angular 14, angular 17, angular cli > TypeScript, JavaScript
React, reactjs, react.js, react js, react hooks, react framework > JavaScript
React Native, react-native, reactnative > React
Redux, redux toolkit, react redux, redux saga, rtk query > React
MobX > React
Zustand > React
TanStack Query, react query > React
React Router > React
Recoil > React
Next.js, nextjs, next js > React
Remix!?, remix.run > React
Gatsby, gatsby.js > React
Vue.js, vue, vuejs, vue js, vue 3, vue 2, vue3 > JavaScript
Vuex > Vue.js
Pinia > Vue.js
Nuxt, nuxt.js, nuxtjs > Vue.js
Quasar > Vue.js
Svelte, sveltejs, svelte.js > JavaScript
SvelteKit > Svelte
SolidJS, solid.js > JavaScript
Preact > React
Ember.js, ember, emberjs > JavaScript
Backbone.js, backbone, backbonejs > JavaScript
Knockout.js, knockoutjs > JavaScript
Meteor, meteor.js, meteorjs > JavaScript
jQuery, jquery ui, jquery mobile > JavaScript
Alpine.js > JavaScript
htmx
Stimulus!?, hotwire, turbo rails
Lit!?, lit element, polymer js, web components
Ext JS, extjs, sencha > JavaScript
Dojo Toolkit
Stencil.js
Three.js, threejs > WebGL
WebGL
D3.js, d3, d3js > JavaScript, Data visualization
Chart.js > JavaScript
Highcharts > JavaScript
ECharts, apache echarts
Plotly, plotly dash, plotly.js > Data visualization
sigma.js > JavaScript
Cytoscape.js
Graphviz
Leaflet!?, leaflet.js
Mapbox
OpenLayers
RxJS, reactive extensions > JavaScript
Lodash, underscore.js > JavaScript
Webpack, web pack > JavaScript
Vite!?, vitejs, vite.js
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
Node.js, node!?, nodejs, node js, node.js backend > JavaScript
Express, express.js, expressjs, express js, express framework > Node.js
NestJS, nest.js, nest js > Node.js, TypeScript
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
Electron!?, electron.js, electronjs > JavaScript
Tauri > Rust
Bootstrap!, twitter bootstrap, bootstrap css, bootstrap 4, bootstrap 5 > CSS
Tailwind CSS, tailwind, tailwindcss > CSS
Material UI, mui, material-ui, angular material, vuetify > React
Material Design
Ant Design, antd > React
Chakra UI > React
Bulma > CSS
Foundation CSS, zurb foundation > CSS
styled-components, emotion css, css-in-js > CSS
Storybook
Front-end frameworks, frontend frameworks, javascript frameworks, js frameworks, front end framework
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
ORM!, object relational mapping, object-relational mapping, orms
JSF, java server faces, javaserver faces, primefaces, icefaces > Java EE
RichFaces > JSF
Struts, apache struts, struts 2 > Java
JSP, java server pages, javaserver pages, jstl > Java
Servlets, java servlets, servlet > Java
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
Mule ESB, mulesoft, mule soft, anypoint, anypoint platform, mule 4
JBoss, wildfly, jboss eap
WebLogic, oracle weblogic
WebSphere, ibm websphere, was liberty
Apache Tomcat, tomcat
Jetty!?
GlassFish
Lombok
JAX-RS, jersey rest > Java, REST
Maven, apache maven > Java
Gradle
Apache Ant, ant!?, ant build
Ivy!?
.NET, dotnet, dot net, .net framework, .net core, dotnet core, .net 6, .net 8, .net5, microsoft .net
ASP.NET, asp.net core, asp .net, asp.net mvc, asp net, web forms, asp.net webforms > .NET
ASP.NET Web API, web api > ASP.NET
Blazor > .NET, C#
Entity Framework, ef core, entity framework core > .NET, ORM
LINQ > C#
WPF, windows presentation foundation > .NET
WCF > .NET
WinForms, windows forms > .NET
Xamarin, xamarin forms > C#, Mobile development
.NET MAUI, maui > C#, Mobile development
UWP
SignalR > .NET
Dapper!? > .NET
Classic ASP
Umbraco > .NET
Sitecore > .NET
Orleans!?
Django, django rest framework, drf, django orm > Python
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
Jupyter, jupyter notebook, jupyter notebooks, jupyterlab, ipython > Python
Anaconda!?, conda!? > Python
Poetry!?, pip!? > Python
Cython > Python
Ruby on Rails, rails!?, ror! > Ruby
Sinatra!? > Ruby
Sidekiq > Ruby
RubyGems, bundler ruby > Ruby
Laravel, laravel framework > PHP
Symfony > PHP
CodeIgniter, code igniter > PHP
CakePHP > PHP
Yii, yii2 > PHP
Zend Framework, zend!?, laminas > PHP
Slim!? > PHP
Composer!? > PHP
WordPress, word press, elementor, woocommerce, wordpress development
Drupal, drupal 8, drupal 9 > PHP
Joomla, joomla! > PHP
TYPO3, typo 3 > PHP
Magento, adobe commerce, magento 2 > PHP
PrestaShop > PHP
Shopify, shopify liquid, shopify plus
BigCommerce
Contentful
Strapi
Sanity CMS
Wix
Squarespace
Webflow
CMS, content management systems, content management system, content-management-systeme, redaktionssystem
Phoenix Framework, phoenix liveview > Elixir
Gin!? > Go
Actix, actix web, axum, tokio > Rust
SwiftUI, swift ui > Swift
UIKit > iOS development
Core Data > iOS development
Xcode > iOS development
CocoaPods > iOS development
iOS development, ios, iphone development, ios app development, ios sdk > Mobile development
Android development, android, android sdk, android app development, android apps > Mobile development
Android Studio > Android development
Jetpack Compose > Android development, Kotlin
Flutter > Dart, Mobile development
Ionic!?, ionic framework > Mobile development
Apache Cordova, cordova, phonegap > Mobile development
Capacitor!?, capacitorjs > Mobile development
Expo!? > React Native
NativeScript > Mobile development
Mobile development, mobile app development, mobile application development, mobile apps, mobile applications, app-entwicklung, developpement mobile, desarrollo movil, mobile devices and applications, desenvolvimento mobile
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
REST, rest api, restful, restful api, restful services, rest apis, restful web services, rest web services, rest services, rest-api, rest-schnittstellen, apis rest, api rest, rest endpoints > API design
GraphQL, graph ql, apollo graphql, apollo client
SOAP!, soap web services, soap api, wsdl > XML
gRPC, protobuf, protocol buffers
API design, apis, api, api development, api integration, web services, schnittstellen, api-entwicklung, webservices, api-first, api architecture
OpenAPI, swagger, openapi specification > REST
Postman > REST
Insomnia!?
API gateway, api management, kong gateway, apigee
OData
WebSocket, web sockets, websockets
WebRTC
Webhooks
AJAX!, ajax calls > JavaScript
Server-sent events
OAuth, oauth2, oauth 2.0, openid connect, oidc, jwt, json web tokens
Microservices, micro services, microservice architecture, microservices architecture, microservice-architektur, microsservicos, arquitectura de microservicios, arquitetura de microsservicos
Micro frontends, microfrontends, micro-frontends, module federation
Monorepo, nx monorepo, turborepo, lerna
Event-driven architecture, event driven, event-driven systems, event-driven, event sourcing, cqrs, event-driven microservices
Service-oriented architecture, soa
Serverless, serverless architecture, serverless framework, serverless computing
Distributed systems, verteilte systeme, sistemas distribuidos, systemes distribues, distributed computing
Software architecture, software-architektur, softwarearchitektur, architecture logicielle, arquitectura de software, arquitetura de software, system architecture, systems architecture, technical architecture, application architecture, solution architecture, solutions architecture, it architecture
Enterprise architecture, togaf, archimate, unternehmensarchitektur
System design, systems design, high-level design, scalable systems
Design patterns, software design patterns, entwurfsmuster, gof patterns, design pattern
Domain-driven design, ddd, domain driven design
Object-oriented programming, oop, object oriented programming, object-oriented design, ood, ooad, objektorientierte programmierung, objektorientierung, programmation orientee objet, poo!, programacion orientada a objetos, programacao orientada a objetos, object oriented
Functional programming, funktionale programmierung, programmation fonctionnelle
Concurrency, multithreading, multi-threading, concurrent programming, parallel programming, multithreaded, parallel computing
Asynchronous programming, async programming, reactive programming
Data structures, algorithms, algorithms and data structures, data structures and algorithms, algorithmen, estructuras de datos, algorithm design, algorithm development
Clean code, solid principles, clean architecture, hexagonal architecture, clean coding, principios solid
Refactoring, code refactoring, legacy modernization, legacy modernisation
MVC, model view controller, mvvm, model-view-controller
UML, unified modeling language, uml diagrams
Rational Rose, ibm rational, rational rhapsody
BPMN, business process model and notation, camunda
Web development, webentwicklung, developpement web, desarrollo web, desenvolvimento web, web developer, web application development, web applications, web programming, web apps
Front-end development, frontend development, front end development, frontend, front-end, frontend-entwicklung, developpement front-end, front end
Back-end development, backend development, back end development, backend, back-end, server-side development, backend-entwicklung, back end
Full-stack development, full stack, fullstack, full-stack, full stack development, fullstack-entwicklung, desenvolvimento full-stack, full stack developer, developpement full stack
Software development, software engineering, softwareentwicklung, software developer, software-entwicklung, developpement logiciel, desarrollo de software, desenvolvimento de software, application development, anwendungsentwicklung, programming, coding, programmierung, programmieren, programacion, programacao, programmation, sviluppo software, softwareontwikkeling, software design, ingenieria de software, engenharia de software, genie logiciel, software entwickeln
Embedded systems, embedded software, embedded, embedded development, firmware, firmware development, eingebettete systeme, systemes embarques, embedded programming, sistemas embebidos, sistemas embarcados, informatique embarquee
RTOS, freertos, real-time operating systems, vxworks, qnx, zephyr rtos
AUTOSAR, classic autosar
CAN bus, canbus, canopen, canoe, canalyzer
Arduino > Embedded systems
Raspberry Pi
ARM Cortex, arm architecture, stm32, esp32, microcontrollers, microcontroller, mikrocontroller, microprocessors, pic microcontroller
FPGA, fpgas, xilinx, vivado, altera quartus
IoT, internet of things, iiot, industrial iot
MQTT
Robotics, robotik, robotique, robotica
ROS!, robot operating system, ros2
Web scraping, web crawling, scraping, data scraping
Web standards, w3c standards
Responsive design, responsive web design, mobile-first design
Internationalization, i18n, localization, l10n
Compiler design, llvm, compilers
Blockchain, block chain, smart contracts, distributed ledger
Ethereum, web3, web3.js, ethers.js > Blockchain
Hyperledger, hyperledger fabric > Blockchain
Low-code development, low code, no-code, no code, low-code, low-code/no-code
OutSystems > Low-code development
Mendix > Low-code development
Appian > Low-code development
Pega, pega prpc, pegasystems > Low-code development
Power Apps, powerapps, microsoft power apps > Low-code development
Power Automate, microsoft power automate, microsoft flow > Low-code development
Power Platform, microsoft power platform > Power Apps, Power Automate
Zapier
n8n
Make.com, integromat
RPA, robotic process automation
UiPath > RPA
Automation Anywhere > RPA
Blue Prism > RPA
Mainframe, z/os, ibm mainframe, jcl, cics, as/400, as400, ibm i, iseries
LAMP stack, lamp!
MEAN stack, mean stack development, mern, mern stack, mern-stack
Jamstack
Dynamics 365, microsoft dynamics, ms dynamics, microsoft dynamics 365, dynamics crm, d365, dynamics 365 business central, business central, dynamics nav, navision, dynamics ax, microsoft dynamics nav
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
!go < to let ready on and > to live beyond the ahead for getter getters into out above through home over further green big
!c < vitamin hepatitis grade class category type plan section part schedule section title exhibit appendix bts level > level suite 1 2 section
!r < h > d
!node > position positions lymph
!swift < taylor > response action decision resolution delivery gpi messaging payments network code
!rust > belt proofing removal
!spring < this early late the in next last each every by for hot coil > # semester break term season quarter cleaning summer and
!express < american federal pantry to an > written consent lane entry ideas themselves yourself interest permission oneself our your their ideas train
!react < to quickly and must can will > quickly to appropriately calmly promptly well
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
