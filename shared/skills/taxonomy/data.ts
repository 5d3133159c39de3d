/** Data, databases, analytics, statistics, machine learning. */
export const DATA = `
[technology 6]
SQL, structured query language
T-SQL, tsql, transact-sql > SQL, Microsoft SQL Server
PL/SQL, plsql > SQL, Oracle
RDBMS, relational databases, relationale datenbanken, bases de donnees relationnelles, bases de datos relacionales, sql databases, bancos de dados relacionais > Databases
Databases, database, datenbanken, datenbank, bases de donnees, bases de datos, bancos de dados, dbms, datenbanksysteme
Database administration, dba!, datenbankadministration, database administrator, administracion de bases de datos > Databases
Database design, datenbankdesign, datenbankentwicklung, schema design, database modeling, database architecture, conception de bases de donnees, diseno de bases de datos > Databases
Database optimization, query optimization, sql tuning, query tuning, database tuning, database performance, index tuning > Databases
Stored procedures > SQL
PostgreSQL, postgres, postgre sql, psql, postgis, postgresql database > SQL, RDBMS
MySQL, my sql, mysql database > SQL, RDBMS
MariaDB, maria db > SQL, RDBMS
Microsoft SQL Server, sql server, ms sql, mssql, microsoft sql, ssms > SQL, RDBMS
Oracle, oracle database, oracle rdbms, oracle sql > SQL, RDBMS
IBM Db2, db2 > SQL, RDBMS
SQLite > SQL, RDBMS
Sybase, sap ase, sap iq > SQL, RDBMS
Teradata > SQL, Data warehousing
Vertica | Greenplum | Netezza | Exasol > SQL, Data warehousing
Snowflake!, snowflake data warehouse, snowflake data cloud, snowpark, snowflake db > SQL, Data warehousing
SAP HANA, hana!, s/4hana database > SQL
CockroachDB | YugabyteDB | TiDB > SQL
ClickHouse | DuckDB > SQL
NoSQL, no sql, non-relational databases, nicht-relationale datenbanken, document databases, nosql databases, nosql-datenbanken > Databases
MongoDB, mongo > NoSQL
Redis, valkey > NoSQL
Memcached
Cassandra!, apache cassandra | ScyllaDB > NoSQL
CouchDB | Couchbase > NoSQL
HBase > NoSQL, Hadoop
Neo4j > Graph databases
Graph databases, knowledge graphs, sparql, rdf!, ontologies
InfluxDB | TimescaleDB | QuestDB > Time series databases
Time series databases
kdb+, kdb
Elasticsearch, elastic search, elastic! > Search engines
Apache Solr, solr, lucene > Search engines
Search engines, enterprise search, information retrieval
Vector databases, vector search, vector stores
Milvus | Qdrant | Chroma!?, chromadb | pgvector | FAISS > Vector databases
Pinecone > Vector databases
Weaviate > Vector databases
Microsoft Access, ms access, access!?, access database > Databases
FileMaker > Databases
Airtable > Databases
Apache Spark, spark!, pyspark, spark sql, spark streaming, databricks spark > Big data
Hadoop, hdfs > Big data
Cloudera | Hortonworks > Hadoop
MapReduce, map reduce > Hadoop
Apache Hive, hive!?, hiveql > Hadoop, SQL
Apache Pig, pig latin script, pig!? > Hadoop
Apache Impala, impala!? > SQL
Apache Kafka, kafka, confluent > Stream processing, Message queues
Apache Flink, flink > Stream processing
Apache Storm | Apache Samza > Stream processing
Apache Beam > Stream processing
Apache NiFi, nifi > ETL
Apache Iceberg, iceberg!?, iceberg tables | Apache Hudi > Data lake
Delta Lake, delta tables > Data lake
Apache Parquet, parquet | Avro
Apache Sqoop, sqoop | Oozie > Hadoop
Apache ZooKeeper, zookeeper!
Apache Druid | Apache Pinot
Apache Arrow
Trino | Presto!?, prestodb | Starburst > SQL
Stream processing, streaming data, real-time data, event streaming, data streaming, streaming pipelines
Databricks, data bricks, unity catalog > Apache Spark
dbt, data build tool, dbt cloud > SQL, Data transformation
Data transformation, data wrangling, data preparation, data cleaning, data cleansing, datenaufbereitung, preparacion de datos, data munging
Apache Airflow, airflow! > Workflow orchestration
Workflow orchestration, data orchestration, orchestration tools, job scheduling
Control-M | AutoSys > Workflow orchestration
Dagster | Prefect!? > Workflow orchestration
Luigi!?
Fivetran > ELT
Airbyte > ELT
Stitch Data | Hevo Data | Matillion | Segment.io | RudderStack > ELT
Talend > ETL
Informatica!?, informatica powercenter, powercenter, iics > ETL
IBM DataStage, datastage, ibm infosphere > ETL
Pentaho, kettle etl > ETL
Alteryx > Data transformation
SSIS, sql server integration services > ETL, Microsoft SQL Server
SSRS, sql server reporting services > Reporting, Microsoft SQL Server
SSAS, sql server analysis services > Microsoft SQL Server, OLAP
OLAP, mdx
Cube!?, cube.js, cube dev > Semantic layer
MetricFlow > Semantic layer
Semantic layer, metrics layer, headless bi
LookML > Looker
Great Expectations | Soda data quality | Monte Carlo Data > Data quality
Data catalog, data catalogue
Collibra | Alation > Data governance
ETL, extract transform load
ELT
Data pipelines, datenpipelines, pipelines de donnees, pipelines de datos, pipelines de dados
Data engineering, data engineer, ingenieria de datos, engenharia de dados, ingenierie des donnees, ingenierie de donnees, dateningenieurwesen
Analytics engineering, analytics engineer
Data warehousing, data warehouse, dwh, datawarehouse, entrepot de donnees, datenlager, data vault, almacenes de datos, data marts
Data lake, lakehouse, datalake
Data mesh, data fabric
Data modeling, data modelling, datenmodellierung, data models, modelisation de donnees, modelisation des donnees, modelado de datos, modelagem de dados, datenmodelle, datamodellering
Dimensional modeling, dimensional modelling, star schema, kimball, snowflake schema > Data modeling
Semantic modeling, semantic models, semantic modelling, tabular models > Data modeling
Entity-relationship modeling, erd, er diagrams, entity relationship diagrams, erwin > Data modeling
Data architecture, datenarchitektur, data platform, modern data stack, architecture de donnees, arquitectura de datos
Data governance, datengovernance, gouvernance des donnees, gobierno de datos, governanca de dados, data stewardship
Data management, datenmanagement, gestion de donnees, gestion de datos, gestao de dados, databeheer, datamanagement, data administration
Master data management, stammdaten, stammdatenpflege, master data, mdm data
Data quality, datenqualitat, qualite des donnees, calidad de datos, qualidade de dados, data validation, data integrity
Data migration, datenmigration, data conversion, migration de donnees
Data integration, datenintegration, integracion de datos, data synchronization
Data entry, dateneingabe, datenerfassung, saisie de donnees, entrada de datos, digitacao, gegevensinvoer, data input, data capture
Data lineage, metadata
Data privacy, data protection, datenschutz, protection des donnees, proteccion de datos, protecao de dados, gegevensbescherming, privacy regulations
Data security, datensicherheit, data encryption
Change data capture, cdc!??
Debezium > Change data capture
Big data, bigdata, massendaten
Data standardization, data standards
Data analysis, data analytics, datenanalyse, analyse de donnees, analisis de datos, analise de dados, data analyses, datenauswertung, data analyst, analyzing data, analyse des donnees, quantitative analysis, analisi dei dati
Business intelligence, bi!, bi tools, business analytics, inteligencia de negocios, informatique decisionnelle, decisionnel, bi reporting, bi development
Data visualization, data visualisation, datenvisualisierung, visualisation de donnees, visualizacion de datos, visualizacao de dados, dashboards, dashboarding, dashboard, tableaux de bord, visualisierung, data viz
Reporting!?, reports and dashboards, berichtswesen, berichterstattung, reporting tools, reporting and analytics, management reporting, rapportage, informes de gestion, ad hoc reporting
Self-service analytics, self-service bi, cloud analytics, embedded analytics
Power BI, powerbi > Business intelligence, Data visualization
DAX!, data analysis expressions > Power BI
Power Query, powerquery > Power BI
Power BI capacity management, power bi premium capacity, power bi administration > Power BI
Power Pivot, powerpivot > Microsoft Excel
Microsoft Fabric, ms fabric > Azure, Power BI
Tableau!, tableau desktop, tableau server, tableau prep > Business intelligence, Data visualization
Looker, data studio > Business intelligence, Data visualization
Qlik, qlikview, qliksense > Business intelligence, Data visualization
Metabase > Business intelligence
Apache Superset, superset!? > Business intelligence
MicroStrategy, micro strategy > Business intelligence
Cognos > Business intelligence
SAP BusinessObjects, business objects, businessobjects, webi, sap bo, sap bi | Crystal Reports > Business intelligence
SAP BW, sap business warehouse > Data warehousing
SAP Analytics Cloud, sap sac > Business intelligence
Domo!? | Sisense | ThoughtSpot | Mode Analytics | Hex analytics > Business intelligence
Jaspersoft, jasperreports | BIRT > Reporting
OBIEE, oracle bi | Essbase > Business intelligence
Google Analytics, ga4, universal analytics > Web analytics
Web analytics, webanalyse, digital analytics
Google Tag Manager, gtm!, tag management
Adobe Analytics, omniture > Web analytics
Product analytics
Mixpanel | Amplitude!? | Heap analytics | PostHog > Product analytics
Matomo, piwik > Web analytics
Hotjar | Crazy Egg > Web analytics
A/B testing, ab testing, a/b tests, split testing, experimentation, multivariate testing, experiment design
KPI management, kpis, kpi!, key performance indicators, kpi reporting, kennzahlen, metrics definition
Statistics, statistical analysis, statistik, statistiques, estadistica, estatistica, statistical modeling, statistical modelling, statistical methods, statistische analyse, analyse statistique, analisis estadistico, biostatistics
Regression analysis, regression models > Statistics
Hypothesis testing, causal inference > Statistics
Time series analysis, time series, time series forecasting > Statistics
Forecasting, predictive modeling, predictive analytics, predictive modelling, prognosen, previsions, demand forecasting models
Econometrics, okonometrie, econometrie > Statistics
Operations research, mathematical optimization, linear programming, optimization models
Gurobi | CPLEX > Operations research
Quantitative models, quantitative modeling, quantitative research methods, quantitative finance, quantitative methods
SAS!, sas programming, sas enterprise guide, base sas, sas eg > Statistics
SPSS > Statistics
Stata!, stata software > Statistics
EViews > Econometrics
Minitab > Statistics
JMP!, jmp software > Statistics
NVivo | MAXQDA | ATLAS.ti > Qualitative research
Pandas!, pandas library, python pandas > Python, Data analysis
NumPy > Python
SciPy > Python
Polars > Python
Dask > Python
Matplotlib | Seaborn | Bokeh > Python, Data visualization
ggplot2 | tidyverse, dplyr | Shiny!?, r shiny | R Markdown, rmarkdown > R
GIS!, geographic information systems, geographic information system, geoinformatik, sig cartographie, geospatial, spatial analysis, geodaten
ArcGIS, esri, arcmap > GIS
QGIS > GIS
Georeferencing, geocoding > GIS
Remote sensing, fernerkundung, teledetection, google earth engine > GIS
Cartography, kartographie, cartographie, mapping software
[technology 5]
Machine learning, ml!, maschinelles lernen, apprentissage automatique, aprendizaje automatico, aprendizado de maquina, ml models, 机器学习, aprendizagem automatica, ml algorithms, machine learning algorithms
Deep learning, neural networks, dl!??, reseaux de neurones, redes neuronales, redes neurais, tiefes lernen, 深度学习, cnn!??, rnn!?, lstm, cnns, rnns > Machine learning
Artificial intelligence, ai!?, a.i., kunstliche intelligenz, ki!?, intelligence artificielle, inteligencia artificial, ai/ml, ai solutions, ki-anwendungen, 人工智能, ai tools, ai technologies
Generative AI, genai, gen ai, generative ki, ia generative, ia generativa, generative artificial intelligence, generative models > Artificial intelligence
LLM, llms, large language models, grands modeles de langage, modelos de lenguaje, grosse sprachmodelle, foundation models > Machine learning, NLP
GPT, chatgpt, gpt4, openai gpt > LLM
OpenAI API, openai, open ai, openai apis > LLM
Claude!?, anthropic, claude api > LLM
Gemini!?, google gemini | Llama!?, llama 2, llama 3 | Mistral AI, mistral!? > LLM
AI coding assistants, ai-assisted development
GitHub Copilot, copilot!? | Cursor IDE > AI coding assistants
Microsoft Copilot
LangChain, lang chain, langgraph > LLM
LlamaIndex, llama index | Haystack NLP | Semantic Kernel > LLM
RAG!, retrieval augmented generation, rag pipelines > LLM
AI agents, agentic ai, agentic workflows, autonomous agents, multi-agent systems, ki-agenten, agentes de ia, crewai, autogen, model context protocol, agentic systems > LLM
Prompt engineering, prompting, prompt design > LLM
Fine-tuning, finetuning, lora!??, peft, qlora, rlhf, instruction tuning > Machine learning
Embeddings, word2vec, sentence transformers > NLP
Transformers!, transformer models, hugging face, huggingface, bert!?, transformer architecture > Deep learning, NLP
NLP, natural language processing, naturliche sprachverarbeitung, traitement du langage naturel, traitement automatique du langage, text mining, text analytics, computational linguistics, computerlinguistik, named entity recognition, 自然语言处理, sentiment analysis > Machine learning
Computer vision, image processing, bildverarbeitung, vision par ordinateur, vision artificial, visao computacional, object detection, image recognition, image classification, bilderkennung, 计算机视觉 > Machine learning
Speech recognition, asr!?, text-to-speech, speech processing > Machine learning
Reinforcement learning, rl!??, multi-agent rl, bestarkendes lernen > Machine learning
Supervised learning, unsupervised learning, classification models, random forest, gradient boosting, decision trees, ensemble methods > Machine learning
Recommender systems, recommendation systems, recommendation engines > Machine learning
Anomaly detection, fraud detection models > Machine learning
Feature engineering, feature selection, feature store > Machine learning
Incremental learning, online learning algorithms, continual learning > Machine learning
Lifelong learning!?, lifelong machine learning
Transfer learning, few-shot learning, zero-shot learning > Machine learning
Neural architecture search, automl, hyperparameter tuning > Machine learning
Model compression, quantization, knowledge distillation, efficient inference, model optimization, inference optimization > Machine learning
Distributed training, model training, large-scale training > Machine learning
Diffusion models, stable diffusion, gans, midjourney, image generation, generative adversarial networks > Generative AI
MLOps, ml ops, ml engineering, model deployment, ml pipelines, machine learning operations, llmops, model serving, model monitoring > Machine learning
MLflow | Kubeflow > MLOps
Weights and Biases, wandb | neptune.ai > MLOps
PyTorch, py torch, torch!? > Python, Deep learning
TensorFlow, tensor flow, tf.keras > Python, Deep learning
Keras > TensorFlow
JAX!? > Python, Deep learning
scikit-learn, sklearn, sci-kit learn, scikit > Python, Machine learning
XGBoost | LightGBM | CatBoost > Machine learning
OpenCV > Computer vision
YOLO!?, yolov5, yolov8 > Computer vision
spaCy | NLTK | Gensim > NLP, Python
ONNX | TensorRT > Deep learning
Triton!?, triton inference server > GPU programming
Ray!?, ray serve, ray.io > Distributed computing frameworks
Distributed computing frameworks
LLM inference, llm serving > LLM
vLLM | Ollama > LLM inference
Theano | Caffe!? | MXNet | PaddlePaddle > Deep learning
Weka!? > Machine learning
RapidMiner | KNIME | Orange data mining | H2O.ai | Dataiku | DataRobot > Machine learning
Data mining, datamining, fouille de donnees, mineria de datos, mineracao de dados
Data science, data scientist, datenwissenschaft, science des donnees, ciencia de datos, ciencia de dados, 数据科学
Data annotation, data labeling, data labelling, labeling data
Chatbots, conversational ai, chatbot development, voice assistants
Dialogflow | Rasa!? | Botpress > Chatbots
Responsible AI, ai ethics, ai governance, explainable ai, ai safety, eu ai act
Kaggle
~0.6 PostgreSQL, MySQL, MariaDB, Microsoft SQL Server, Oracle, IBM Db2, SQLite
~0.8 MySQL, MariaDB
~0.6 MongoDB, Cassandra, CouchDB, Amazon DynamoDB, Azure Cosmos DB
~0.7 T-SQL, PL/SQL
~0.7 Power BI, Tableau, Looker, Qlik, Metabase
~0.4 Power BI, Cognos, MicroStrategy, SAP BusinessObjects
~0.7 TensorFlow, PyTorch, JAX
~0.7 SAS, SPSS, Stata, R
~0.7 Talend, Informatica, SSIS, IBM DataStage, Azure Data Factory, AWS Glue
~0.8 ETL, ELT, Data pipelines
~0.5 ETL, Data integration, Data engineering
~0.7 Apache Airflow, Dagster
~0.8 Fivetran, Airbyte, Stitch Data
~0.6 Data science, Machine learning, Data analysis, Statistics
~0.6 Data engineering, Analytics engineering, Data pipelines
~0.6 Data analysis, Business intelligence, Reporting, Data visualization
~0.7 Data warehousing, Data lake
~0.6 Elasticsearch, Apache Solr, Amazon OpenSearch
~0.5 Apache Spark, Hadoop, Databricks
~0.5 Apache Kafka, Amazon Kinesis
~0.7 Google Analytics, Adobe Analytics, Mixpanel
~0.8 LLM, Generative AI, GPT, OpenAI API
~0.5 AI agents, RAG, Prompt engineering, LangChain
~0.8 ArcGIS, QGIS
~0.6 Data governance, Data management, Data quality, Master data management
~0.7 Data modeling, Database design
~0.5 Amazon SageMaker, Azure Machine Learning, Vertex AI, MLOps
!snowflake > schema
!spark < to and a the your will > joy plug innovation interest conversations creativity an curiosity
!hive > off mind
!pig < guinea > farm iron
!access < to and have with full has gain provide easy free equal remote the an for public secure of > to control badge for all is our your a via point points levels card cards
!reporting < direct manager line and > to line lines directly structure manager relationship structures requirements up
!pandas < the giant
!oracle < the an
!sas < > airlines airline shoes
!elastic < > band bandage waist
!transformers < power voltage electrical and current step distribution > and
!ray < x of > ban
!apex < the
!cube > farm
!gemini < the
!lifelong learning < of for to
!copilot < a the as
!kinesis < > tape
!clustering < > of
!embeddings < tissue
`;
