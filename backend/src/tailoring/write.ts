/** Writing a tailored profile: a model's sentences where there are any that hold, the local writer's for the rest. */
import type { Sentence } from "../phrasebook.ts";
import { ask, type Composer, type PartRule } from "./asking.ts";
import { compose, type Content, LOCAL } from "./document.ts";
import type { Fitting } from "./fit.ts";
import { because } from "./gate/index.ts";
import type { Material, Role } from "./material.ts";
import { writingNote } from "./notes.ts";
import { citedIn, unreviewedNote } from "./resting-on.ts";
import { type Removed, why } from "./sift.ts";
import { isUnderstood, understand, unmet, type Wish, wished } from "./wishes.ts";
import { FULL, inOrderOfNeed, type Measure, type ProfileDraft, writeProfile } from "./writer/index.ts";
import { relevanceOf } from "./writer/relevance.ts";

export interface WrittenProfile {
  content: Content;
  /** `local` or the model's name. */
  engine: string;
  /** For the person: what was not done as asked, and why. */
  notes: Sentence[];
  fitting: Fitting;
}

export interface WriteTools {
  engine: Composer;
  /** ISO 8601. */
  at: string;
  signal?: AbortSignal;
}

interface ModelDraft {
  draft: ProfileDraft;
  removed: Removed[];
  engine: string;
  note: Sentence | null;
}

const TASK =
  "Tailor a résumé to the posting, in the language the evidence is mostly written in. What " +
  "the posting asks for and the evidence shows comes first. Bullets begin with what was " +
  "done and keep the evidence's figures.";

function partOf(index: number): string {
  return `role_${index}`;
}

function partsFor({ roles }: Material, { bullets, narrativeSentences, talkingPoints }: Measure) {
  return [
    {
      name: "narrative",
      wish:
        `2 to ${narrativeSentences} sentences that open the résumé, without a pronoun: who this is ` +
        "by the person's own latest title, and what of it speaks for this posting.",
    },
    {
      name: "talking_points",
      wish: `3 to ${talkingPoints} points for an interview, each naming one thing the posting asks for and the evidence that shows it.`,
    },
    ...roles.flatMap(({ title, company, lines }, index) =>
      lines.length === 0
        ? []
        : [
            {
              name: partOf(index),
              wish: `at most ${bullets.most} bullets of the role ${[title, company].filter(Boolean).join(", ")}, from evidence of that role alone.`,
            },
          ],
    ),
  ];
}

/** A bullet stands under the role whose evidence it cites, or it would be told of another employer. */
function ownRole(material: Material): PartRule {
  const roleOf = new Map(material.claims.map(({ id, work_history_id }) => [id, work_history_id]));
  const roles = new Set(material.roles.map(({ id }) => id));
  return ({ part, ids }) => {
    if (!part.startsWith("role_")) return null;
    const role = material.roles[Number(part.slice("role_".length))];
    const others = ids.some((id) => (roles.has(id) ? id : (roleOf.get(id) ?? role?.id)) !== role?.id);
    return others ? why(because("cites_other_role")) : null;
  };
}

function fieldOf(part: string): string {
  return part.startsWith("role_") ? `work.${part.slice("role_".length)}.highlights` : part;
}

async function draftWithModel(
  material: Material,
  local: ProfileDraft,
  instruction: string | null,
  measure: Measure,
  { engine, signal }: WriteTools,
): Promise<ModelDraft | null> {
  const answered = await ask(
    engine,
    material,
    {
      what: "profile",
      task: TASK,
      parts: partsFor(material, measure),
      ...(instruction === null ? {} : { instruction }),
    },
    fieldOf,
    { rule: ownRole(material), signal },
  );
  if (!answered) return null;
  const { kept, removed, note } = answered;
  const bulletsOf = (role: Role, index: number) =>
    kept.get(partOf(index))?.slice(0, measure.bullets.most) ?? local.bullets.get(role.id);
  return {
    draft: {
      narrative: kept.get("narrative")?.slice(0, measure.narrativeSentences) ?? local.narrative,
      talking_points: kept.get("talking_points")?.slice(0, measure.talkingPoints) ?? local.talking_points,
      bullets: new Map(
        material.roles.flatMap((role, index) => {
          const bullets = bulletsOf(role, index);
          return bullets ? [[role.id, bullets] as const] : [];
        }),
      ),
    },
    removed,
    engine: kept.size === 0 ? LOCAL : answered.engine,
    note,
  };
}

/** What of an instruction was not done, and why. */
function notDone(wish: Wish | null, told: Sentence[], engine: string, material: Material): Sentence[] {
  if (wish === null || engine !== LOCAL) return told;
  const left = unmet(wish, material);
  const isLost = !isUnderstood(wish) && left.length === 0 && wish.language === null;
  return isLost ? [writingNote("instruction_unfollowed")] : [...left, ...told];
}

/** Writes the profile, by an instruction where there is one. */
export async function writeTailored(
  material: Material,
  instruction: string | null,
  tools: WriteTools,
): Promise<WrittenProfile> {
  const wish = instruction === null ? null : understand(instruction);
  const told = wish === null ? { material, notes: [] } : wished(material, wish);
  const measure = wish?.measure ?? FULL;
  const local = writeProfile(told.material, measure);
  const byModel = await draftWithModel(told.material, local, instruction, measure, tools);
  const engine = byModel?.engine ?? LOCAL;
  const content = compose(byModel?.draft ?? local, told.material, {
    engine,
    at: tools.at,
    removed: byModel?.removed ?? [],
  });
  return {
    content,
    engine,
    fitting: {
      pages: measure.pages,
      spare: inOrderOfNeed(
        (content.resume_data?.work ?? []) as { highlights?: string[] }[],
        relevanceOf(told.material),
      ),
    },
    notes: [
      ...(byModel?.note ? [byModel.note] : []),
      ...notDone(wish, told.notes, engine, material),
      ...unreviewedNote(citedIn(content.resume_data), material),
    ],
  };
}
