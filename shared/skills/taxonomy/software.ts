/** Interfaces, architecture, practices and platforms of software. */
export const SOFTWARE = `
[technology 1]
REST!, restful, rest api, restful api, rest apis, restful web services, rest web services, rest-schnittstellen, apis rest, api rest > API design
GraphQL, graph ql, apollo client
SOAP!, soap web services, soap api, wsdl > XML
gRPC, protobuf, protocol buffers
API design, apis, api, schnittstellen
OpenAPI, swagger > REST
Postman > REST
Insomnia!?
API gateway, api management
Kong gateway | Apigee > API gateway
OData
WebSocket, web sockets
WebRTC
Webhooks
AJAX!, ajax calls > JavaScript
Server-sent events
OAuth, oauth2, openid connect, oidc
JWT, json web tokens
Microservices, micro services, microservice architecture, microservice-architektur, microsservicos, arquitectura de microservicios, arquitetura de microsservicos
Micro frontends, microfrontends, module federation
Monorepo
Turborepo | Lerna > Monorepo
Event-driven architecture, event driven, event sourcing, cqrs, event-driven microservices
Service-oriented architecture, soa
Serverless, serverless computing
Distributed systems, verteilte systeme, sistemas distribuidos, systemes distribues
Software architecture, software-architektur, softwarearchitektur, architecture logicielle, arquitectura de software, arquitetura de software, system architecture, systems architecture, technical architecture, application architecture, solution architecture, it architecture
Enterprise architecture, unternehmensarchitektur
TOGAF | ArchiMate > Enterprise architecture
System design, systems design, high-level design, scalable systems
Design patterns, entwurfsmuster, gof patterns, design pattern, software design patterns
Domain-driven design, ddd
Object-oriented programming, oop, ooad, objektorientierte programmierung, objektorientierung, programmation orientee objet, poo!, object oriented
Functional programming, funktionale programmierung, programmation fonctionnelle
Concurrency, multithreading, multi-threading, concurrent programming, parallel programming, multithreaded
Asynchronous programming, async programming, reactive programming
Data structures, algorithms, algorithmen, estructuras de datos, algorithm design, algorithm development
Clean code, solid principles, clean coding, principios solid
Refactoring, legacy modernization, legacy modernisation
MVC, model view controller, mvvm
UML, unified modeling language
Rational Rose, ibm rational, rational rhapsody
BPMN, business process model and notation
Camunda > BPMN
Web development, webentwicklung, developpement web, desarrollo web, desenvolvimento web, web developer, web application development, web applications, web programming, web apps
Front-end development, frontend, front-end
Back-end development, backend, back-end, server-side development
Full-stack development, full stack, fullstack
Software development, softwareentwicklung, software developer, software-entwicklung, developpement logiciel, desarrollo de software, desenvolvimento de software, application development, anwendungsentwicklung, programmieren, programacao, engenharia de software
Embedded systems, embedded, firmware, eingebettete systeme, systemes embarques, sistemas embebidos, sistemas embarcados, informatique embarquee, embedded programming
RTOS, real-time operating systems
FreeRTOS | VxWorks | QNX > RTOS
AUTOSAR
CAN bus, canbus
CANopen > CAN bus
Vector CANoe, canoe!??, canalyzer > CAN bus
Arduino > Embedded systems
Raspberry Pi
ARM Cortex, arm architecture, stm32, esp32, microcontrollers, microcontroller, mikrocontroller, microprocessors
FPGA
Xilinx, vivado | Altera Quartus > FPGA
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
Ethereum > Blockchain
Web3, web3.js | ethers.js > Blockchain
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
Mainframe, ibm mainframe
z/OS | JCL! | CICS > Mainframe
IBM i, as/400, as400, iseries
LAMP stack, lamp!
MEAN stack | MERN > JavaScript
Jamstack
Dynamics 365, microsoft dynamics, ms dynamics, dynamics crm, d365, business central, dynamics nav, navision, dynamics ax
ServiceNow, service now > ITSM
~0.6 REST, GraphQL, gRPC, SOAP
~0.6 UiPath, Automation Anywhere, Blue Prism
!frontend > desk
!front end < > loader manager supervisor cashier loaders desk
!backend > office
`;
