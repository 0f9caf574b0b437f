/** What `npm run adopt` asks in Spanish if that is the first language of the site. */
import { type Names, yamlNames } from "../../src/content/problem";
import { readDictionary } from "../../src/editor/words/dictionary";
import { sayIn } from "../../src/lib/say";
import { usHolidays } from "../../src/content/rules/holidays";
import { type Offer, offerNames, offerQuestions } from "../../src/content/schema/features";
import { type Day, DAYS } from "../../src/time/opening-hours";
import type { AnswerName } from "./answers";
import { puertoRicanHolidayNames } from "./puerto-rico";

/** Days of the week, in the order of `DAYS`. */
export const SPANISH_DAYS = [
  "lunes",
  "martes",
  "miércoles",
  "jueves",
  "viernes",
  "sábado",
  "domingo",
];

const HOLIDAYS = new Intl.ListFormat("es").format(usHolidays(2000, "es").map(({ name }) => name));

const SINCE = "Primer día de su acuerdo con ese proveedor, si tiene uno";

const hours = Object.fromEntries(
  DAYS.map((day, index) => [
    day,
    `Horario del ${SPANISH_DAYS[index]}${index === 0 ? ", como 9AM-7PM, o Cerrado" : ""}`,
  ]),
) as Record<Day, string>;

const say = sayIn(readDictionary("es"));

const offers = Object.fromEntries(
  offerNames.map((offer) => [offer, `${say(offerQuestions[offer])} Sí o no`]),
) as Record<Offer, string>;

/** Questions, without their marks. */
export const spanishQuestions: Readonly<Record<AnswerName, string>> = {
  languages: "Idiomas del sitio, el primero primero",
  name: "Nombre de la farmacia",
  shortName: "Nombre corto, junto al logo, de 28 letras como máximo",
  street: "Calle y número",
  street2: "Segunda línea de la dirección, como una urbanización o una oficina",
  city: "Pueblo o ciudad",
  state: "Estado o territorio, en dos letras mayúsculas",
  zip: "Código postal",
  latitude:
    "Lugar en el mapa: latitud, longitud (los mapas muestran ambas al oprimir el botón derecho del ratón sobre el local)",
  longitude: "Longitud",
  timeZone: "Zona horaria",
  phone: "Teléfono, como (787) 555-1234",
  fax: "Fax",
  email: "Correo electrónico al que escriben los pacientes, si las páginas deben mostrarlo",
  website:
    "Dirección de este sitio, como https://www.sufarmacia.com/ (la que quiere, si aún no tiene)",
  since: "Año en que abrieron, si las páginas deben decirlo",
  ...hours,
  closedOnHolidays: `¿Cierran el ${HOLIDAYS}, o el día de la semana en que se observan? Sí o no`,
  puertoRicanHolidays: `¿En cuáles de estos días cierran también: ${puertoRicanHolidayNames("es")}? Con comas`,
  newPrescriptionTime: "Cuánto esperan los pacientes por una receta nueva, como 15-20 minutos",
  refillTime: "Por una repetición, como 10 minutos",
  transferTime: "Por una receta que viene de otra farmacia, como normalmente el mismo día",
  specialOrderTime: "Por un medicamento que tienen que pedir, como 24-48 horas",
  compoundedTime: "Por un medicamento que preparan ustedes, como 24-48 horas, si preparan alguno",
  plans: "Planes médicos que aceptan, con comas, si una página debe listarlos",
  delivery: "Pueblos o códigos postales a los que entregan, con comas",
  deliveryDays: "Días de la semana en que entregan, como lunes a miércoles, viernes",
  deliveryFee: "Cuánto cuesta la entrega, como Gratis desde $25; si no, $4",
  servicesDeskPhone: "Teléfono de un mostrador de servicios clínicos que tenga el suyo",
  storefrontUrl: "Dirección de su tienda en línea",
  bookingUrl: "Dirección del sitio donde los pacientes reservan una vacuna",
  refillUrl: "Dirección del sistema en que los pacientes piden repeticiones",
  transferUrl: "Dirección del sistema en que los pacientes les pasan sus recetas",
  refillForm: "¿Quieren un formulario para repeticiones en la página de recetas? Sí o no",
  contactForm: "¿Quieren un formulario para mensajes en la página de contacto? Sí o no",
  mailService: "Servicio que pasa los formularios a su buzón",
  mailServiceSince:
    "Primer día de su acuerdo de asociado de negocios con ese servicio, como 2026-12-01, si tiene uno",
  mailbox: "Compañía del buzón al que van los formularios",
  mailboxSince: SINCE,
  host: "Proveedor que aloja este sitio",
  hostSince: SINCE,
  ...offers,
  notCarried: "¿Qué de esto no tienen? Nombres, con comas",
};

export const SPANISH_INTRODUCTION =
  "\nEnter toma la respuesta entre corchetes. Nada se escribe antes de la última respuesta; Ctrl+C termina.\n\n";

export const SPANISH_WORDS = "las palabras, en cada idioma, como mañana / tomorrow";

/** Answers that the command knows, by how it shows them. */
export const SPANISH_ANSWERS: Readonly<Record<string, string>> = {
  yes: "sí",
  none: "ninguno",
  Closed: "Cerrado",
  "24 hours": "24 horas",
  "By appointment": "Con cita",
};

/** Says messages of the check in Spanish, without the quotes of YAML: who answers in Spanish sees no file. */
export const spanishNames: Names = {
  ...yamlNames,
  say,
  value: (key) => key,
  written: (_, text) => text,
};
