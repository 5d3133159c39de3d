/**
 * English words that duties begin with. Source: the first words of lines under headings of duties in the postings of the
 * corpora. `stem` are stems of verbs that take any of the endings of `ending`. Notation: `phrases.ts`.
 */
import { readTable } from "./table.ts";

export const DUTY_WORDS = readTable(`
key | en
stem | accompan, achiev, act, adapt, address, administer, advis, advocat, align, analy(s/z), answer, approv, arrang, articulat, assembl, assess, assign, assist, audit, automat, build, calculat, captur, champion, check, clean, close, coach, collaborat, collect, compil, complet, comply, conduct, configur, consolidat, construct, consult, contribut, control, convert, coordinat, correspond, creat, debug, defin, delegat, deliver, deploy, design, determin, diagnos, discuss, distribut, document, draft, draw, driv, edit, educat, engag, enhanc, ensur, escalat, establish, estimat, evaluat, examin, execut, expand, explor, facilitat, fine-tun, follow, forecast, formulat, foster, fulfil, gather, generat, greet, grow, guid, handl, help, hir, hold, host, identif, implement, improv, increas, influenc, inform, initiat, inspect, install, instruct, integrat, interact, interpret, interview, investigat, learn, leverag, liais, load, maintain, market, measur, meet, mentor, migrat, minimi(s/z), model, moderni(s/z), monitor, motivat, negotiat, observ, obtain, offer, optimi(s/z), orchestrat, order, oversee, own, pack, participat, partner, perform, port, prepar, present, prevent, prioriti(s/z), process, procur, produc, program, project, promot, propos, provid, publish, purchas, raise, receiv, recogni(s/z), recommend, reconcil, record, recruit, refactor, refer, refin, regist, remediat, remov, repair, replac, report, represent, research, resolv, respond, review, run, schedul, scop, secur, select, sell, shap, share, ship, source, stay, steer, streamlin, strengthen, submit, supervis, suppl, support, switch, tak(e/es/ing), teach, test, track, transfer, transform, translat, transport, troubleshoot, tun, updat, upgrad, utili(s/z), validat, verif, visit, weigh, welcom
verb | apply[ing], attend, communicat(e/es/ing) with, develop[s/ing], direct[s/ing], lead[s/ing], mak(e/es/ing), manag(e/es/ing), operat(e/es/ing), organi(s/z)(e/es/ing), plan[s/ning], serv(e/es/ing), set up, train[s/ing], understand (and/the/our), us(e/es/ing), work[s/ing] (with/closely/on/across/directly/in), writ(e/es/ing)
ending | y, e, es, s, ing, ies, ate, ates, ating, ize, yze
manner | accurately, effectively, actively, proactively, regularly, properly, successfully
post | the (role/position/candidate will/incumbent will/job), responsible for
`);
