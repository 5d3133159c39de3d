/** Libraries and frameworks of the web, of Java, .NET, Python, PHP, of mobile apps and games, and their build tools. */
export const FRAMEWORKS = `
[technology 1]
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
Recoil!? > React
Next.js, next js > React
Remix!?, remix.run > React
Gatsby, gatsby.js > React
Vue.js, vue!?, vue3 > JavaScript
Vuex > Vue.js
Pinia > Vue.js
Nuxt, nuxt.js > Vue.js
Quasar > Vue.js
Svelte, sveltejs > JavaScript
SvelteKit > Svelte
SolidJS > JavaScript
Preact > React
Ember.js, ember > JavaScript
Backbone.js, backbone!? > JavaScript
Knockout.js > JavaScript
Meteor!?, meteor.js > JavaScript
jQuery, jquery mobile > JavaScript
Alpine.js > JavaScript
htmx
Stimulus!? | Hotwire, turbo rails > Ruby on Rails
Web components
Lit!?, lit element | Polymer js > Web components
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
JSF, java server faces, javaserver faces > Java EE
PrimeFaces | ICEfaces > JSF
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
.NET MAUI, maui!? > C#, Mobile development
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
WordPress, word press
Elementor | WooCommerce > WordPress
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
Actix | Axum | Tokio!? > Rust
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
Apache Cordova, cordova!?, phonegap > Mobile development
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
Unreal Engine, unreal!?, ue4, ue5 > Game development
Unity!?, unity3d, unity 3d, unity engine > Game development
Godot > Game development
Game development, game design, game programming, spieleentwicklung
Phaser!? | PixiJS, pixi.js > JavaScript
ARKit | ARCore
Augmented reality, virtual reality, ar/vr, vr/ar, mixed reality, xr development
~0.6 React, Vue.js, Angular, Svelte, AngularJS
~0.5 Django, Flask, FastAPI
~0.7 Express, NestJS, Fastify, Koa
~0.5 Ruby on Rails, Django, Laravel, Symfony
~0.5 React Native, Flutter, Ionic
~0.7 Spring Boot, Quarkus, Micronaut
~0.6 Laravel, Symfony, CodeIgniter, CakePHP
~0.6 Maven, Gradle
~0.5 Webpack, Vite, Rollup
~0.5 Unity, Unreal Engine, Godot
~0.5 WordPress, Drupal, Joomla, TYPO3
~0.5 iOS development, Android development
~0.4 Spring Boot, ASP.NET, Django, Ruby on Rails, Laravel, Express
~0.9 HTML, HTML5
!node > position positions lymph
!spring < this early late the in next last each every by for hot coil > # semester break term season quarter cleaning summer
!express < american federal pantry to an > empathy concern gratitude feelings views thoughts themselves written consent lane entry ideas themselves yourself interest permission oneself our your their ideas train
!react < to quickly must can will > quickly to appropriately calmly promptly well
!make < to we will and can you that > sure a the it an up decisions
!less < or and no more > than
!pip > plan
!slim > chance
!ember > months
`;
