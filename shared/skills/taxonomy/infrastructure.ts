/** Cloud, systems, networks, security, delivery, testing. */
export const INFRASTRUCTURE = `
[technology 2]
OPC UA, opc-ua
Cloud computing, cloud, computacion en la nube, computacao em nuvem, cloud data platforms
AWS, amazon web services, aws cloud > Cloud computing
Azure, azure cloud > Cloud computing
Google Cloud, gcp > Cloud computing
IBM Cloud, bluemix > Cloud computing
Oracle Cloud, oci > Cloud computing
Alibaba Cloud, aliyun > Cloud computing
DigitalOcean, digital ocean > Cloud computing
Linode | Hetzner | OVHcloud | Vultr > Cloud computing
Heroku > Cloud computing
Vercel > Cloud computing
Netlify > Cloud computing
Render!?, fly.io > Cloud computing
Cloudflare, cloud flare
CDN, content delivery network, cdns
Akamai | Fastly > CDN
OpenStack, open stack > Cloud computing
Cloud Foundry, pcf! > Cloud computing
Cloud migration, cloud migrations, migration to the cloud, cloud transformation
FinOps, cloud cost optimization, cloud cost optimisation
IaaS, paas, infrastructure as a service, platform as a service > Cloud computing
SaaS, software as a service
Amazon EC2, ec2, elastic compute cloud, aws ec2 > AWS
Amazon S3, s3!, aws s3, simple storage service > AWS
AWS Lambda, lambda!?, lambda functions, amazon lambda > AWS, Serverless
Amazon RDS, rds!, aws rds > AWS, RDBMS
Amazon Aurora, aurora!?, aws aurora, aurora postgresql > AWS, RDBMS
Amazon DynamoDB, dynamodb, dynamo db, aws dynamodb > AWS, NoSQL
Amazon ECS, ecs!, aws ecs, elastic container service > AWS, Containers
Amazon EKS, eks!, aws eks, elastic kubernetes service > AWS, Kubernetes
AWS Fargate, fargate > AWS, Containers
Amazon ECR, ecr! > AWS
AWS Glue, glue!?, amazon glue > AWS, ETL
Amazon Athena, athena!?, aws athena > AWS, SQL
Amazon Redshift, redshift, red shift, aws redshift > AWS, SQL, Data warehousing
Amazon EMR, elastic mapreduce, aws emr > AWS, Apache Spark
Amazon Kinesis, kinesis, aws kinesis > AWS, Stream processing
Amazon SQS, sqs!, aws sqs > AWS, Message queues
Amazon SNS, sns!??, aws sns > AWS
Amazon MSK, aws msk > AWS, Apache Kafka
Amazon API Gateway, aws api gateway > AWS, API gateway
Amazon CloudFront, cloudfront > AWS
Amazon CloudWatch, cloudwatch, aws cloudwatch > AWS, Monitoring
AWS CloudFormation, cloudformation, cloud formation > AWS, Infrastructure as code
AWS CDK, cloud development kit > AWS, Infrastructure as code
AWS SAM, serverless application model > AWS
AWS Step Functions, step functions > AWS
AWS IAM > AWS, Identity and access management
AWS CodePipeline, codepipeline, codebuild, codedeploy, codecommit > AWS, CI/CD
AWS Elastic Beanstalk, beanstalk > AWS
Amazon VPC, aws vpc > VPC, AWS
VPC!?, virtual private cloud > Networking
Amazon Route 53, route 53, route53 > AWS, DNS
Amazon SageMaker, sagemaker, sage maker, aws sagemaker > AWS, Machine learning
Amazon Bedrock, aws bedrock, bedrock!? > AWS, LLM
Amazon QuickSight, quicksight > AWS, Business intelligence
Amazon Cognito, cognito > AWS
Amazon Connect, aws connect > AWS
Amazon OpenSearch, opensearch > Search engines
Amazon ElastiCache, elasticache > AWS
AWS Lake Formation, lake formation > AWS, Data lake
Amazon EventBridge, eventbridge > AWS
AWS AppSync, appsync, aws amplify, amplify!? > AWS
Amazon Neptune > AWS, Graph databases
Azure DevOps, azure pipelines, vsts, visual studio team services, azure boards, azure repos > Azure, CI/CD
Azure Functions, azure function > Azure, Serverless
Azure App Service, azure web apps > Azure
Azure Data Factory, adf!??, azure datafactory, data factory > Azure, ETL
Azure Synapse, synapse!?, synapse analytics, azure sql data warehouse > Azure, Data warehousing
Azure Databricks > Azure, Databricks
Azure SQL, azure sql database > Azure, SQL
Azure Cosmos DB, cosmos db, cosmosdb > Azure, NoSQL
Azure Blob Storage, azure storage > Azure
Azure Data Lake, adls gen2 > Azure, Data lake
Azure Kubernetes Service, aks! > Azure, Kubernetes
Azure Container Registry, acr!?? > Azure
Azure Logic Apps, logic apps > Azure
Azure API Management > Azure, API gateway
Azure Service Bus, service bus, azure event hub, event hubs, azure event hubs > Azure, Message queues
Azure Machine Learning, azure ml, azureml > Azure, Machine learning
Azure AI Services, cognitive services, azure ai, azure cognitive services > Azure
Azure OpenAI > Azure, LLM
Azure Active Directory, azure ad, entra id, microsoft entra > Azure, Active Directory
Azure Monitor, application insights > Azure, Monitoring
Azure Key Vault, key vault > Azure
Azure Resource Manager, arm templates, bicep, azure bicep > Azure, Infrastructure as code
BigQuery, big query > Google Cloud, SQL, Data warehousing
Google Kubernetes Engine, gke! > Google Cloud, Kubernetes
Google Cloud Functions, cloud functions > Google Cloud, Serverless
Google Cloud Run, cloud run > Google Cloud, Containers
Google Cloud Storage, gcs!?? > Google Cloud
Google Cloud Pub/Sub, pub/sub, pubsub, cloud pub/sub > Google Cloud, Message queues
Google Dataflow, dataflow, cloud dataflow > Google Cloud
Google Dataproc, dataproc > Google Cloud, Apache Spark
Cloud SQL > Google Cloud, RDBMS
Cloud Composer > Google Cloud, Apache Airflow
Google Cloud Spanner, spanner!? > Google Cloud
Vertex AI > Google Cloud, Machine learning
Firebase, firestore > Google Cloud
Supabase > PostgreSQL
App Engine > Google Cloud
Linux, linux system administration
Ubuntu > Linux
Debian > Linux
Red Hat Enterprise Linux, rhel, red hat, redhat, red hat linux > Linux
CentOS, cent os | Rocky Linux | AlmaLinux > Linux
Fedora!? > Linux
SUSE, sles, opensuse > Linux
Arch Linux | Alpine Linux | Kali Linux > Linux
Unix
BSD!, freebsd, openbsd, netbsd > Unix
Solaris > Unix
AIX | HP-UX, hpux > Unix
Windows!, microsoft windows, windows 10, windows 11, windows 7, ms windows, windows xp, windows os, windows operating system
Windows Server, iis, microsoft windows server, microsoft server > Windows
macOS, mac os, os x, mac osx
ChromeOS, chrome os
Operating systems, betriebssysteme, operating system, systemes d'exploitation, sistemas operativos
System administration, systems administration, sysadmin, systemadministration, administration systeme, administracion de sistemas, administracao de sistemas, system administrator, systems administrator, server administration, serveradministration
Networking!?, computer networking, network engineering, computer networks, network administration, netzwerktechnik, netzwerke!?, reseaux informatiques, redes de computadores, redes informaticas, network infrastructure, network design, networking protocols, networking concepts
TCP/IP, tcp, udp > Networking
DNS, domain name system > Networking
DHCP > Networking
HTTP
TLS, ssl
VPN, vpns > Networking
IPsec | WireGuard | OpenVPN > VPN
BGP | OSPF | MPLS | EIGRP > Routing protocols
Routing protocols > Networking
VLAN > Networking
Routing and switching, routers, lan!, wan!, wlan, wi-fi networks > Networking
SD-WAN, sdn > Networking
Cisco, cisco ios, cisco routers > Networking
Juniper, junos > Networking
Meraki, cisco meraki > Networking
Ubiquiti, unifi | MikroTik > Networking
Aruba Networks, hpe aruba > Networking
VoIP, voice over ip, sip trunking, asterisk pbx, ip telephony
Telecommunications, telecoms, telekommunikation, telecommunication, telecomunicaciones, telecomunicacoes, 5g, lte
Fiber optics, fibre optic, fibra optica, fibre optique, fiber splicing, glasfaser, glasfasertechnik
Structured cabling, cabling
Active Directory, group policy, gpo!
LDAP
SCCM, mecm, system center
Microsoft Intune, intune > Mobile device management
Mobile device management
Jamf > Mobile device management
Microsoft Exchange, exchange server, exchange online, ms exchange
VMware, vsphere, esxi, vcenter > Virtualization
Hyper-V > Virtualization
Proxmox | KVM!? | VirtualBox | Xen hypervisor > Virtualization
Citrix, xenapp, xendesktop > Virtualization
Virtualization, virtualisation, virtualisierung, virtual machines, virtualizacion, virtualizacao
Storage systems, san storage, netapp, san/nas, storage area network
Backup and recovery, backups, disaster recovery, veeam, backup management, datensicherung, commvault, business continuity planning
High availability, fault tolerance, scalability, load balancing, load balancers, hochverfugbarkeit, highly scalable
Nginx
Apache HTTP Server, apache httpd, apache web server, apache2
HAProxy
Containers, containerization, containerisation, container technologies, container orchestration, containerized applications, containerisierung, conteneurs, containerised
Docker, dockerfile > Containers
Podman > Containers
Kubernetes, k8s, k8, kubectl > Containers
OpenShift, red hat openshift > Kubernetes
Rancher > Kubernetes
Helm!, helm charts > Kubernetes
Istio, service mesh, linkerd > Kubernetes
Argo CD, argocd, argo workflows, gitops, flux cd, fluxcd > CI/CD, Kubernetes
HashiCorp Consul, consul!
HashiCorp Vault, vault!?
HashiCorp Nomad
Infrastructure as code, iac, infrastructure automation
Terraform, opentofu, terragrunt > Infrastructure as code
Pulumi > Infrastructure as code
Ansible > Configuration management
Puppet!?, puppet enterprise > Configuration management
Chef infrastructure, chef!?, chef infra, opscode chef > Configuration management
SaltStack, salt!?, salt stack > Configuration management
Vagrant
Packer!?, hashicorp packer
Configuration management, konfigurationsmanagement
Monitoring!?, infrastructure monitoring, system monitoring, application monitoring
Observability, opentelemetry, distributed tracing, jaeger tracing > Monitoring
Prometheus > Monitoring
Grafana > Monitoring
Datadog, data dog > Monitoring
New Relic, newrelic > Monitoring
Dynatrace | AppDynamics > Monitoring
Splunk > Monitoring
Nagios | Zabbix | Icinga | PRTG | Checkmk > Monitoring
Elastic Stack, elk stack, elk! > Elasticsearch
Kibana > Elasticsearch
Logstash > Elasticsearch
Fluentd | Fluent Bit > Monitoring
Sentry!?, sentry.io | Bugsnag | Rollbar > Monitoring
PagerDuty | Opsgenie
Site reliability engineering, sre!, site reliability, slos and slis, error budgets
Incident management, gestion des incidents, gestion de incidentes
Chaos engineering
Capacity planning, performance tuning, performance optimization, performance engineering, performance-optimierung, optimizacion del rendimiento
RabbitMQ, rabbit mq > Message queues
ActiveMQ, active mq > Message queues
ZeroMQ | NATS messaging > Message queues
IBM MQ, mq series, websphere mq > Message queues
Message queues, messaging queues, message broker, message queuing, messaging systems, colas de mensajes, mensajeria asincrona
HPC, high performance computing, slurm, mpi!, openmp
[method 3]
DevOps, dev ops
DevSecOps > DevOps
Platform engineering, developer experience, internal developer platform
CI/CD, cicd, continuous integration, continuous delivery, continuous deployment, ci pipelines, integration continue, integracion continua, integracao continua, build pipelines, deployment pipelines, deployment automation, build automation
Git, gitflow, git version control, git bash > Version control
Version control, versionskontrolle, source control, versionsverwaltung, controle de version, control de versiones, controle de versao, source code management, vcs, scm tools
GitHub, git hub > Git
GitLab, git lab > Git
Bitbucket, bit bucket > Git
GitHub Actions > CI/CD, GitHub
GitLab CI > CI/CD, GitLab
Jenkins, cloudbees > CI/CD
CircleCI, circle ci > CI/CD
Travis CI, travisci > CI/CD
TeamCity > CI/CD
Bamboo!?, atlassian bamboo > CI/CD
Octopus Deploy | Spinnaker > CI/CD
Subversion, svn, tortoisesvn > Version control
Mercurial > Version control
Perforce, helix core > Version control
TFS, team foundation server > Version control
Sourcetree, source tree > Git
Artifactory, jfrog | Nexus Repository, sonatype nexus
Release management, releasemanagement, release engineering, release planning, deployment management
Feature flags, feature toggles, launchdarkly
Agile, agil, methodes agiles, metodologias agiles, metodologias ageis, agiles arbeiten, agile software development, agile project management
Scrum > Agile
Kanban > Agile
Scrumban > Agile
SAFe!, scaled agile, safe agile > Agile
Extreme programming, xp programming, pair programming, mob programming > Agile
Lean startup, mvp development
Waterfall, wasserfall, v-model, v-modell
SDLC, software development life cycle, software development lifecycle, systems development life cycle, software lifecycle
Unified Process, rup!
Code review, peer review of code, pull requests, revue de code
ITIL
ITSM, it service management
Change management, veranderungsmanagement, gestion del cambio, conduite du changement, gestao de mudancas
Jira, atlassian jira
Confluence, atlassian confluence
Atlassian > Jira, Confluence
Trello
Asana
Monday.com, monday!?
ClickUp
Linear!?, linear app
Notion!?, notion.so
Redmine
Basecamp
Rally!?, rally software
Azure DevOps Server
Smartsheet
YouTrack
Miro, mural!?
Open source
Technical documentation, technische dokumentation, redaction technique, documentacion tecnica, documentacao tecnica, documentation technique, api documentation
[method 4]
Testing!?, software testing, softwaretests, softwaretesting, tests logiciels, pruebas de software, testes de software, application testing, qa testing, software tests
Unit testing, unit tests, modultests, tests unitaires, pruebas unitarias, testes unitarios > Testing
Integration testing, integration tests, integrationstests, tests d'integration, pruebas de integracion, testes de integracao > Testing
End-to-end testing, e2e testing, e2e tests, end to end tests, system testing > Testing
Regression testing, regression tests > Testing
Performance testing, load testing, stress testing, lasttests > Testing
User acceptance testing, uat, acceptance testing, abnahmetests > Testing
Test automation, automated testing, testautomatisierung, automatisation des tests, automatizacion de pruebas, automacao de testes, automation testing, automated tests, automatisierte tests, testautomatisering, automatizacion de test > Testing
Manual testing, exploratory testing, manuelles testen > Testing
Mobile testing > Testing
API testing > Testing
Test planning, test cases, test plans, test strategy, test management, testmanagement, test design, testfalle > Testing
Test-driven development, tdd, testgetriebene entwicklung > Unit testing
Behavior-driven development, bdd, behaviour driven development, cucumber, gherkin, specflow > Testing
Software quality assurance, software qa, sqa > Testing
Bug tracking, defect tracking, bug triage, bugzilla
Selenium > Test automation
Cypress!, cypress.io > Test automation, JavaScript
Playwright > Test automation
Puppeteer > JavaScript
Appium > Test automation
Robot Framework > Test automation
WebdriverIO | Protractor!? | TestCafe > Test automation
TestComplete | Katalon | Ranorex | Tosca!? | UFT > Test automation
Jest!, jestjs > Unit testing, JavaScript
Vitest > Unit testing, JavaScript
Mocha!, mocha.js, mocha/chai | Chai!? > Unit testing, JavaScript
Jasmine!? | Karma!? > Unit testing, JavaScript
React Testing Library, testing library > Unit testing, React
Enzyme!? > Unit testing, React
JUnit | TestNG | Mockito > Unit testing, Java
NUnit | xUnit | MSTest > Unit testing, .NET
pytest, py.test > Unit testing, Python
RSpec > Unit testing, Ruby
PHPUnit > Unit testing, PHP
XCTest > Unit testing
Google Test, gtest | Catch2 > Unit testing, C++
JMeter > Performance testing
Gatling | Locust!? | k6!? | LoadRunner > Performance testing
TestRail | Zephyr!? | Xray!? | HP ALM, quality center
SoapUI | REST Assured > API testing
SonarQube, sonar cube, sonarcloud > Static code analysis
Static code analysis, static analysis
BrowserStack | Sauce Labs
Web accessibility, wcag, a11y, accessibility testing, barrierefreiheit, section 508, digital accessibility
[domain 2]
Cybersecurity, cyber security, information security, it security, infosec, it-sicherheit, informationssicherheit, securite informatique, cybersecurite, ciberseguridad, seguranca da informacao, seguridad informatica, ciberseguranca, computer security
Network security, netzwerksicherheit, firewalls, firewall > Networking
Palo Alto Networks | Fortinet, fortigate > Network security
Application security, appsec, web security, secure coding, owasp, api security, secure software development
Cloud security > Cybersecurity
Penetration testing, pen testing, pentesting, ethical hacking, red teaming, pruebas de penetracion > Cybersecurity
Vulnerability management, vulnerability assessment, vulnerability scanning > Cybersecurity
Nessus, tenable | Qualys > Vulnerability management
Security operations, soc analyst, security monitoring, blue team > Cybersecurity
SIEM, security information and event management > Cybersecurity
QRadar | ArcSight | Microsoft Sentinel, azure sentinel > SIEM
Threat modeling, threat intelligence, threat hunting, threat detection, threat analysis, mitre att&ck > Cybersecurity
Malware analysis, reverse engineering > Cybersecurity
IDA Pro | Ghidra > Malware analysis
Digital forensics, computer forensics
EnCase | FTK Imager > Digital forensics
Endpoint security, endpoint protection, edr!, antivirus software > Cybersecurity
CrowdStrike | SentinelOne | Microsoft Defender > Endpoint security
IDS/IPS, intrusion detection > Network security
Snort | Suricata > IDS/IPS
Data loss prevention, dlp! > Cybersecurity
Identity and access management, iam!, identity management, access management, sso, single sign-on, saml
Multi-factor authentication, mfa!??, two-factor authentication, 2fa
Okta | Keycloak | CyberArk > Identity and access management
Zero trust > Cybersecurity
Cryptography, encryption, pki, kryptographie, cryptographie, criptografia
Metasploit | Burp Suite > Penetration testing
Nmap | Wireshark > Network security
Security architecture > Cybersecurity
Security awareness
NIST, fedramp, fisma, nist cybersecurity framework
IT support, technical support, help desk, helpdesk, service desk, desktop support, support technique, soporte tecnico, suporte tecnico, 1st level support, 2nd level support, first-level-support, second-level-support, user support, suporte de ti, it skills
Hardware troubleshooting, computer hardware, hardware support, pc repair, computer repair, hardware installation, printer support
Ticketing systems, ticketing system, ticketsystem, ticketsysteme, ticketing tools
Zendesk | Freshdesk, freshservice | OTRS > Ticketing systems
Troubleshooting, fehlersuche, fehleranalyse, depannage, resolucion de incidencias, debugging, storingen oplossen, fault finding, diagnostic de pannes
IT infrastructure, it-infrastruktur, infrastructure informatique, infraestructura de ti, infraestrutura de ti, it operations, infrastructure management
IT project management, it-projektmanagement > Project management
IT governance, cobit, it audit
Asset management (IT), it asset management
Information technology, IT!?, information technologies, informationstechnik, informationstechnologie, tecnologia da informacao, ict
~0.6 AWS, Azure, Google Cloud
~0.4 AWS, Oracle Cloud, IBM Cloud, Alibaba Cloud
~0.7 Amazon EKS, Azure Kubernetes Service, Google Kubernetes Engine, OpenShift
~0.6 Amazon S3, Azure Blob Storage, Google Cloud Storage
~0.6 AWS Lambda, Azure Functions, Google Cloud Functions
~0.7 GitHub Actions, GitLab CI, Jenkins, CircleCI, Azure DevOps, TeamCity, Travis CI
~0.8 GitHub, GitLab, Bitbucket
~0.7 Terraform, Pulumi, AWS CloudFormation
~0.6 Ansible, Puppet, Chef infrastructure, SaltStack
~0.6 Prometheus, Datadog, New Relic, Dynatrace, Amazon CloudWatch, Splunk
~0.6 RabbitMQ, Apache Kafka, ActiveMQ, Amazon SQS, Google Cloud Pub/Sub, Azure Service Bus
~0.7 Selenium, Cypress, Playwright, WebdriverIO
~0.8 Jest, Mocha, Vitest, Jasmine
~0.8 Scrum, Kanban, SAFe
~0.8 Jira, Trello, Asana, Monday.com, ClickUp
~0.6 Git, Subversion, Mercurial, Perforce
~0.7 Ubuntu, Debian, Red Hat Enterprise Linux, CentOS, SUSE
~0.7 Linux, Unix
~0.5 Linux, Bash, Shell scripting
~0.6 Git, GitHub, GitLab, Bitbucket
~0.8 VMware, Hyper-V, Proxmox
~0.6 Docker, Podman, Kubernetes
~0.6 Amazon Redshift, BigQuery, Snowflake, Azure Synapse
~0.6 ITIL, ITSM
~0.5 DevOps, Site reliability engineering, Platform engineering, CI/CD
~0.4 Agile, SDLC
!windows < of the storefront clean washed > and frames installation cleaning doors
!chef < executive sous head pastry the a as master private personal our line and commis of > de garde will of is coat
!salt > lake water
!testing < drug drugs covid hearing blood diabetes lab laboratory glucose psychological environmental skin urine vision state standardized soil concrete material materials water hematology food nondestructive destructive > laboratory kits center site
!networking < social professional and > events opportunities skills event with
!monitoring < patient and weather
!cloud < the a under > nine
!linear > algebra programming regression feet foot meters footage models equations
!rally > the
!sentry > duty
!vault < bank the > teller
!cisco < san
!consul < the a
!render > services assistance care
!glue > guns gun down
!karma < good
!packer < meat hand fruit order night > and
`;
