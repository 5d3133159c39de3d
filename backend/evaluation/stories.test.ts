import { expect, test } from "vitest";
import type { DocumentReading } from "../src/reading/reading.ts";
import { emptyStoryScore, labelledStories, type LabelledStory, scoreStory } from "./stories.ts";

/** The truth as a reading: what a perfect reader would give. */
function perfect(story: LabelledStory): DocumentReading {
  const claim = (type: "skill" | "achievement", label: string, role: number | null) => {
    const start = story.text.indexOf(label);
    const evidence = [{ content: label, page: 1, start, end: start + label.length }];
    return { type, label, description: null, confidence: 1, role, education: null, evidence };
  };
  const roleOf = (company: string | null) => {
    const at = story.roles.findIndex((role) => role.company === company);
    return at < 0 ? null : at;
  };
  return {
    contact: { name: null, email: null, phone: null, location: null, links: [] },
    work_history: story.roles.map(({ company, title, start, end }) => ({
      company,
      title,
      start_date: start,
      end_date: end,
      location: null,
      summary: null,
    })),
    education: [],
    skills: story.skills,
    certifications: [],
    projects: [],
    achievements: story.achievements.map(({ quote }) => quote),
    claims: [
      ...story.skills.map((label) => claim("skill", label, null)),
      ...story.achievements.map(({ quote, company }) => claim("achievement", quote, roleOf(company))),
    ],
    pages: [story.text],
  };
}

test.each(labelledStories().map((story) => [story.id, story] as const))(
  "%s: its quotes stand in it, and its truth scores full marks",
  (_, story) => {
    for (const quote of [...story.achievements.map((deed) => deed.quote), ...story.achievements_optional]) {
      expect(story.text).toContain(quote);
    }
    for (const { company } of story.roles) expect(story.text).toContain(company);
    const score = emptyStoryScore();
    scoreStory(perfect(story), story, score);
    const { traps, ...fields } = score;
    expect(traps.sprung).toBe(0);
    for (const { wrong, missed } of Object.values(fields)) expect(wrong + missed).toBe(0);
  },
);

test("a trap, an invented employer and a wrong date cost what they should", () => {
  const [story] = labelledStories();
  if (!story) throw new Error("There are no stories.");
  const reading = perfect(story);
  const [role] = reading.work_history;
  const score = emptyStoryScore();
  scoreStory(
    {
      ...reading,
      work_history: [
        { ...role!, start_date: "1999" },
        { ...role!, company: "Nowhere Ltd" },
      ],
      claims: [...reading.claims, { ...reading.claims[0]!, label: story.traps[0]! }],
    },
    story,
    score,
  );
  expect(score.start).toMatchObject({ wrong: 1, missed: 1 });
  expect(score.employer).toMatchObject({ right: 1, wrong: 1 });
  expect(score.traps.sprung).toBe(1);
});
