import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  detectLanguage,
  fold,
  lines,
  ngramCosine,
  removeInvisible,
  sentences,
  stem,
  tokenF1,
  tokenise,
} from "./index.ts";

fc.configureGlobal({ seed: 20_261_121 });

const wild = fc.string({ unit: "grapheme", maxLength: 80 });

describe("fold", () => {
  it.each([
    ["Crème Brûlée", "creme brulee"],
    ["C++, C# & .NET", "c++ c# .net"],
    ["Node.js (v18.2)", "node.js v18.2"],
    ["CI/CD", "ci cd"],
    ["naïve—co-operation", "naive co operation"],
    ["Straße", "strasse"],
    ["Soft\u00adware", "software"],
    ["5+ years", "5 years"],
    ["ﬁnancial", "financial"],
    ["机器学习 ML", "机 器 学 习 ml"],
    ["한국어", "한 국 어"],
    ["  …  ", ""],
  ])("%j → %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("is idempotent", () => {
    fc.assert(
      fc.property(wild, (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("tokenise", () => {
  it.each([
    ["C++ or C#, not .NET", ["C++", "or", "C#", "not", ".NET"]],
    ["Node.js and CI/CD 3.11", ["Node.js", "and", "CI/CD", "3.11"]],
    ["state-of-the-art l'équipe", ["state", "of", "the", "art", "l", "équipe"]],
    ["AWS/GCP", ["AWS", "GCP"]],
    ["使用Python开发", ["使", "用", "Python", "开", "发"]],
    ["end. Next", ["end", "Next"]],
  ])("%j", (text, words) => {
    expect(tokenise(text).map((word) => word.text)).toEqual(words);
  });

  it("gives verbatim slices in order", () => {
    fc.assert(
      fc.property(wild, (text) => {
        let end = 0;
        for (const word of tokenise(text)) {
          expect(text.slice(word.start, word.end)).toBe(word.text);
          expect(word.start).toBeGreaterThanOrEqual(end);
          end = word.end;
        }
      }),
    );
  });
});

describe("sentences and lines", () => {
  it.each([
    ["I came. I saw.", ["I came.", "I saw."]],
    [
      "Dr. Smith, e.g. at Acme Inc. in the U.S. office, agreed.",
      ["Dr. Smith, e.g. at Acme Inc. in the U.S. office, agreed."],
    ],
    ["Two years of experience.Must have a car.", ["Two years of experience.", "Must have a car."]],
    ["We use Node.js and Asp.Net daily.", ["We use Node.js and Asp.Net daily."]],
    ["It grew by 3.5 percent. Good!", ["It grew by 3.5 percent.", "Good!"]],
    ["Um 40 %. Mon collègue", ["Um 40 %.", "Mon collègue"]],
    ["a line that\ngoes on\nNew line", ["a line that\ngoes on", "New line"]],
    ["- one\n- two", ["- one", "- two"]],
    ["第一句。第二句！", ["第一句。", "第二句！"]],
    [
      "Kenntnisse, z.B. in SAP, bzw. Excel. Gerne mehr.",
      ["Kenntnisse, z.B. in SAP, bzw. Excel.", "Gerne mehr."],
    ],
    ["1. First\n2. Second", ["1. First", "2. Second"]],
    ["", []],
  ])("%j", (text, expected) => {
    expect(sentences(text).map((sentence) => sentence.text)).toEqual(expected);
  });

  it("finds lines without their breaks and blanks", () => {
    expect(lines(" a \r\n\r\n\tb\n").map((line) => line.text)).toEqual(["a", "b"]);
  });

  it("gives verbatim slices that leave out nothing but white space", () => {
    const text = fc.array(
      fc.constantFrom("a", "B", ".", "! ", " ", "\n", "e.g.", "3.5", "。", "\r\n", "•", "😀", "?”"),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(text, (pieces) => {
        const whole = pieces.join("");
        for (const spans of [sentences(whole), lines(whole)]) {
          let end = 0;
          for (const span of spans) {
            expect(whole.slice(span.start, span.end)).toBe(span.text);
            expect(whole.slice(end, span.start).trim()).toBe("");
            end = span.end;
          }
          expect(whole.slice(end).trim()).toBe("");
        }
      }),
    );
  });
});

describe("detectLanguage", () => {
  it.each([
    ["You will work with our team and have five years of experience in the field.", "en"],
    ["Sie haben eine abgeschlossene Ausbildung und arbeiten gerne im Team mit den Kollegen.", "de"],
    ["Vous avez une expérience dans le domaine et vous êtes à l'aise avec les outils.", "fr"],
    ["Buscamos una persona con experiencia en el sector y que hable los dos idiomas.", "es"],
    ["Procuramos uma pessoa com experiência na área e que não tenha medo de desafios.", "pt"],
    ["Je hebt ervaring met het werken in een team en je bent niet bang voor een uitdaging.", "nl"],
    ["Cerchiamo una persona con esperienza nella gestione degli ordini e che sono più brave.", "it"],
    ["我们正在寻找一名软件工程师，负责后端开发。", "zh"],
    ["私たちはエンジニアを探しています。", "ja"],
    ["Python, SQL, AWS", null],
    ["", null],
  ])("%j is %s", (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });
});

describe("stem", () => {
  it.each([
    ["technologies", "technology", "en"],
    ["managing", "managed", "en"],
    ["nurses", "nurse", "en"],
    ["erfahrungen", "erfahrung", "de"],
    ["mitarbeiterinnen", "mitarbeiter", "de"],
    ["vendeuse", "vendeur", "fr"],
    ["instalaciones", "instalacion", "es"],
    ["instalacoes", "instalacao", "pt"],
  ] as const)("brings %s and %s together (%s)", (one, other, language) => {
    expect(stem(one, language)).toBe(stem(other, language));
  });

  it.each(["c++", "sql", "as", "class", "bus"])("leaves %s alone", (word) => {
    expect(stem(word)).toBe(word);
  });
});

describe("likeness", () => {
  it("is 1 for the same, 0 for nothing in common, and between for the rest", () => {
    expect(tokenF1("Senior Data Engineer", "senior data engineer")).toBe(1);
    expect(tokenF1("Data Engineer", "Nurse")).toBe(0);
    expect(tokenF1("Senior Data Engineer", "Data Engineer")).toBeCloseTo(0.8);
    expect(tokenF1("", "x")).toBe(0);
    expect(ngramCosine("Kubernetes", "kubernetes")).toBeCloseTo(1);
    expect(ngramCosine("Kubernetes", "Kubernets")).toBeGreaterThan(0.7);
    expect(ngramCosine("", "")).toBe(0);
  });

  it("is symmetric and bounded", () => {
    fc.assert(
      fc.property(wild, wild, (one, other) => {
        for (const likeness of [tokenF1, ngramCosine]) {
          expect(likeness(one, other)).toBeCloseTo(likeness(other, one), 10);
          expect(likeness(one, other)).toBeGreaterThanOrEqual(0);
          expect(likeness(one, other)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe("removeInvisible", () => {
  it("makes words whole", () => {
    expect(removeInvisible("co\u00adop\u200b\u2060era\ufefftion")).toBe("cooperation");
  });
});
