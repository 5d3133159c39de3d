/** Abbreviations that carry a full stop without ending a sentence; in small letters, without their last stop. By hand. */
import { readTable, spellingsOf } from "./table.ts";

const TABLE = readTable(`
key | en | de | fr | es | nl
title | mr, mrs, ms, dr, prof, st, sr, jr, ph.d, b.sc, m.sc, b.a, m.a, b.s, m.s | dipl, ing | mme, mlle, m | sra, sto, sta, dra |
month | jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec | | | |
other | vs, etc, e.g, i.e, eg, ie, approx, no, nos, inc, ltd, co, corp, dept, est, fig, vol, min, max, u.s, u.s.a, u.k, a.m, p.m, hrs, yrs, incl, excl, resp, cf, al | ca, bzw, z.b, d.h, u.a, usw, mio, mrd, tsd, ggf, inkl, zzgl, mind, evtl, bspw, vgl, abs, nr, str, tel, u.v.m, sog, o.ä, i.d.r | p.ex, ex, env, av, bd | p.ej, ej, núm, pág, p.e, ee, ee.uu, rr, rr.hh, jj | bijv, o.a, m.b.t, d.w.z, evt
`);

export const ABBREVIATIONS: ReadonlySet<string> = new Set(TABLE.flatMap((concept) => spellingsOf(concept)));
