/** Ten invented postings of several trades, from what fits the invented person well to what does not. No firm here exists. */
import type { SamplePosting } from "../opportunities/index.ts";

export const POSTINGS: readonly SamplePosting[] = [
  {
    facts: {
      title: "Logistics Coordinator, Europe",
      company: "Northmoor Outdoor",
      location: "Leeds, United Kingdom",
      work_mode: "hybrid",
      employment_type: "Full-time",
      salary: { min: 34_000, max: 39_000, currency: "GBP", period: "year" },
    },
    status: "interviewing",
    starred: true,
    description: `Northmoor Outdoor makes tents and rucksacks and sends them to shops in fourteen countries. Our logistics team of five looks for a coordinator who keeps European shipments moving.

What you will do
- Plan outbound road shipments and book carriers
- Follow deliveries and tell customers early when something is late
- Prepare export documents and customs declarations

What we ask for
- At least three years of experience in logistics or transport planning
- Experience of managing road carriers
- Good knowledge of SAP
- Confident use of Microsoft Excel
- Fluent English

Nice to have
- German at B1 or above
- Experience with customs declarations
- Knowledge of Power BI`,
  },
  {
    facts: {
      title: "Warehouse Shift Manager",
      company: "Pennine Parcel Works",
      location: "Bradford, United Kingdom",
      work_mode: "onsite",
      employment_type: "Full-time",
      salary: { min: 36_000, max: 41_000, currency: "GBP", period: "year" },
    },
    status: "applied",
    starred: false,
    description: `Pennine Parcel Works sorts 60,000 parcels a night. You lead the late shift in our Bradford hall.

Your tasks
- Lead a shift of 20 people in receipt, sorting and dispatch
- Hold health and safety briefings and investigate near misses
- Improve the flow of goods together with engineering

Requirements
- Experience of leading a team in a warehouse
- A valid forklift licence
- Knowledge of health and safety in warehouses
- Experience with warehouse management systems
- Willingness to work late shifts

Desirable
- Lean or Six Sigma training
- First aid certificate`,
  },
  {
    facts: {
      title: "Supply Chain Planner",
      company: "Aldersyke Foods",
      location: "York, United Kingdom",
      work_mode: "hybrid",
      employment_type: "Full-time",
      salary: { min: 35_000, max: 42_000, currency: "GBP", period: "year" },
    },
    status: "tracking",
    starred: true,
    description: `Aldersyke Foods bakes for supermarkets. As supply chain planner you decide what is made when, and how much of it waits in our two warehouses.

You will
- Plan stock of 400 articles with the bakery and the warehouses
- Report service levels every week
- Agree forecasts with our customers

You bring
- A degree in business, logistics or a related subject
- Two years of experience in supply chain or inventory management
- Advanced Excel skills
- Experience with SAP or a similar ERP system
- Experience of demand forecasting

A plus
- Food industry experience
- Power BI`,
  },
  {
    facts: {
      title: "Transport Planner",
      company: "Wharfe Haulage",
      location: "Wakefield, United Kingdom",
      work_mode: "onsite",
      employment_type: "Full-time",
      salary: { min: 32_000, max: 36_000, currency: "GBP", period: "year" },
    },
    status: "tracking",
    starred: false,
    description: `Wharfe Haulage runs 45 lorries out of Wakefield. Our planners send each of them the shortest legal way.

Essential
- Experience in transport planning or shipment planning
- Transport Manager CPC licence
- Thorough knowledge of drivers' hours regulations
- Strong communication skills

Desirable
- Experience with route planning software
- Experience of customer service`,
  },
  {
    facts: {
      title: "HGV Driver, Class 1",
      company: "Wharfe Haulage",
      location: "Wakefield, United Kingdom",
      work_mode: "onsite",
      employment_type: "Full-time",
      salary: { min: 17, max: 19, currency: "GBP", period: "hour" },
    },
    status: "tracking",
    starred: false,
    description: `Drive one of our articulated lorries between Wakefield and the ports of the east coast. Home every second night.

You must have
- A full driving licence, category C+E
- A valid Driver CPC card
- A digital tachograph card
- At least one year of experience of driving articulated lorries

It helps if you have
- A forklift licence
- ADR training`,
  },
  {
    facts: {
      title: "Customer Service Team Leader",
      company: "Bellwether Home",
      location: "Manchester, United Kingdom",
      work_mode: "remote",
      employment_type: "Full-time",
      salary: { min: 30_000, max: 34_000, currency: "GBP", period: "year" },
    },
    status: "tracking",
    starred: false,
    description: `Bellwether Home sells furniture online. Twelve people answer our customers by telephone, mail and chat. You lead them.

Must have
- Experience of leading a team
- Two years of experience in customer service
- Experience with a CRM system such as Salesforce or Zendesk
- Excellent written English

Nice to have
- Experience with deliveries of large goods
- Experience of training new colleagues`,
  },
  {
    facts: {
      title: "Data Analyst, Operations",
      company: "Larkspur Rail",
      location: "Leeds, United Kingdom",
      work_mode: "hybrid",
      employment_type: "Full-time",
      salary: { min: 38_000, max: 45_000, currency: "GBP", period: "year" },
    },
    status: "tracking",
    starred: false,
    description: `Larkspur Rail wants to know why trains are late. You find out, and you show it so that people act on it.

Requirements
- Three years of experience as a data analyst
- Strong SQL
- Experience of building dashboards in Power BI or Tableau
- Programming in Python or R
- A degree in a quantitative subject

Desirable
- Experience in transport or logistics
- Advanced Excel`,
  },
  {
    facts: {
      title: "Procurement Assistant",
      company: "St Audrey Hospital Trust",
      location: "Leeds, United Kingdom",
      work_mode: "onsite",
      employment_type: "Part-time",
      salary: { min: 26_000, max: 29_000, currency: "GBP", period: "year" },
    },
    status: "tracking",
    starred: false,
    description: `You buy what wards need, from gloves to beds, and see that it arrives.

Essential criteria
- Experience of working with suppliers
- Good knowledge of Microsoft Excel and Outlook
- Experience of keeping accurate stock records
- Good communication skills

Desirable criteria
- Experience in public procurement
- CIPS Level 3 qualification
- Experience with SAP`,
  },
  {
    facts: {
      title: "Registered Nurse, Acute Medicine",
      company: "St Audrey Hospital Trust",
      location: "Leeds, United Kingdom",
      work_mode: "onsite",
      employment_type: "Full-time",
      salary: { min: 31_000, max: 38_000, currency: "GBP", period: "year" },
    },
    status: "tracking",
    starred: false,
    description: `Our acute medical ward cares for 28 patients. You are the named nurse for six of them.

Essential criteria
- Registration with the Nursing and Midwifery Council (NMC)
- A degree or diploma in nursing
- One year of experience on an acute ward
- Competence in administering intravenous medication
- Good communication skills

Desirable criteria
- Immediate Life Support (ILS) certificate
- Experience of mentoring students`,
  },
  {
    facts: {
      title: "Backend Engineer",
      company: "Quillstone Software",
      location: "London, United Kingdom",
      work_mode: "remote",
      employment_type: "Full-time",
      salary: { min: 65_000, max: 80_000, currency: "GBP", period: "year" },
    },
    status: "tracking",
    starred: false,
    description: `Quillstone writes software for publishers. You build the services behind it.

Requirements
- Four years of experience as a software engineer
- Strong TypeScript and Node.js
- Experience with PostgreSQL
- Experience of running services on AWS with Docker and Kubernetes
- A habit of writing tests

Nice to have
- Experience with GraphQL
- Knowledge of the publishing industry`,
  },
];
