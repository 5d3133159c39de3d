/** Spanish, adding a posting in the workspace. */
import type { addEn } from "./add.en.ts";

export const addEs: Record<keyof typeof addEn, string> = {
  "add.open": "Añadir una oferta",
  "add.title": "Añadir una oferta",
  "add.words": "Dirección de la oferta, o su texto",
  "add.how": "Pega un enlace, o todo lo que dice la oferta. Ves cómo se lee antes de que se guarde nada.",
  "add.address": "Su dirección, si la tiene",
  "add.read": "Leerla",
  "add.reading": "Leyendo",
  "add.badAddress": "La dirección no sirve: {why}.",
  "add.paste": "Pegar mejor su texto",
  "add.keep": "Guardar la dirección para más tarde",
  "add.away":
    "Las direcciones las lee el servidor, que ahora no responde. Un texto que pegues se lee en este dispositivo.",
  "add.tracked": "Ya sigues esta oferta: {title}",
  "add.saved": "Guardada: {title}",
  "add.openTracked": "Abrirla",
  "add.company": "Empresa",
  "add.noPortrait": "Sin retrato no hay puntuación. Sube primero un CV:",
  "add.save": "Guardar la oferta",
  "add.change": "Editar lo introducido",
  "add.another": "Añadir otra",
};
