/** Speed of the score: one posting against a whole portrait, and one portrait against a thousand postings, on one core. */
import type { Requirement } from "@career-portrait/shared/contract";
import {
  match,
  matchReady,
  type MatchPosting,
  type Portrait,
  readyPortrait,
} from "@career-portrait/shared/matching";

export interface MatchingBench {
  claims: number;
  /** Milliseconds from stored claims to the score of one posting, nothing prepared; median. */
  instant_ms: number;
  /** Milliseconds for that portrait against 1,000 postings, the portrait's preparation included. */
  thousand_ms: number;
}

const TODAY = "2026-01-01";
const SKILLS = [
  "Python",
  "PostgreSQL",
  "React",
  "Kubernetes",
  "Nursing",
  "Bookkeeping",
  "Welding",
  "French",
  "Excel",
  "Terraform",
];
const WORK = [
  "Software Engineer",
  "Registered Nurse",
  "Accountant",
  "Line Cook",
  "Data Analyst",
  "Electrician",
];

/** Medians of `runs`; texts vary, so that nothing is answered from memory alone. */
export function benchMatching(runs = 100): MatchingBench {
  const portrait = portraitOf(300);
  const postings = Array.from({ length: 1000 }, (_, index) => postingOf(index));
  match(portrait, postings[0]!, { today: TODAY });
  const times = Array.from({ length: runs }, (_, run) =>
    timed(() => match(portrait, postings[run]!, { today: TODAY })),
  );
  const thousand_ms = timed(() => {
    const ready = readyPortrait(portrait, TODAY);
    for (const posting of postings) matchReady(ready, posting);
  });
  return {
    claims: portrait.claims.length,
    instant_ms: times.toSorted((a, b) => a - b)[Math.floor(runs / 2)]!,
    thousand_ms,
  };
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

export function portraitOf(count: number): Portrait {
  const work_history = WORK.map((title, index) => ({
    id: `role ${index}`,
    company: `Company ${index}`,
    title,
    start_date: `${2010 + index * 2}-03`,
    end_date: `${2012 + index * 2}-02`,
    location: null,
    summary: null,
  }));
  const claims = Array.from({ length: count }, (_, index) => {
    const skill = SKILLS[index % SKILLS.length]!;
    const isSkill = index % 3 === 0;
    const label = isSkill
      ? `${skill} ${index}`
      : `Led project ${index} with ${skill} and cut its cost by ${index % 40} % for client ${index}`;
    return {
      id: `claim ${index}`,
      type: isSkill ? ("skill" as const) : ("achievement" as const),
      label,
      description: null,
      confidence: 0.9,
      institution: null,
      degree: null,
      field: null,
      start_date: null,
      end_date: null,
      work_history_id: `role ${index % WORK.length}`,
      evidence: [
        {
          id: `evidence ${index}`,
          source_document_id: null,
          content: label,
          page: 1,
          start: 0,
          end: label.length,
        },
      ],
    };
  });
  return { claims, work_history, basis: "accepted" };
}

export function postingOf(index: number): MatchPosting {
  const skill = (step: number) => SKILLS[(index + step) % SKILLS.length]!;
  const ask = (
    text: string,
    kind: Requirement["kind"],
    skills: string[],
    years: number | null = null,
  ): Requirement => ({
    text,
    importance: index % 4 === 3 ? "nice" : "must",
    kind,
    skills,
    years,
    start: 0,
    end: text.length,
  });
  const requirements = [
    ask(`${2 + (index % 6)}+ years with ${skill(0)}`, "experience", [skill(0)], 2 + (index % 6)),
    ask(`${skill(1)} or ${skill(2)}, project ${index}`, "skill", [skill(1), skill(2)]),
    ask(`${skill(3)} and ${skill(4)}`, "skill", [skill(3), skill(4)]),
    ask("Bachelor's degree in a related field", "education", []),
    ask("Fluent in English", "language", ["English"]),
    ask(`Knows how to plan procedure ${index} of site ${index % 7}`, "skill", []),
    ask("Strong communication skills", "other", ["Communication"]),
  ];
  const description_text = requirements
    .map(({ text }) => text)
    .join("\n")
    .repeat(6);
  return { title: `${WORK[index % WORK.length]} ${index}`, company: null, requirements, description_text };
}
