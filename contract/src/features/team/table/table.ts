/** The table of members that the desk imports. */
import { limits } from '../../../api/limits.ts';
import { tableTexts } from '../../../core/tables/texts.ts';
import { memberKind } from '../kind.ts';
import { profileFields } from '../profile/fields.ts';
import { memberTableTexts } from './texts.ts';

const { name, role, title, email, phone, university, details, socialMedia } = memberKind.fields;
const { biography, interests, homepage, orcid, scholar, mastodon, bluesky } = profileFields;
const { linkedin, github, twitter, facebook } = socialMedia.of;

/** The file of a picture that is chosen with the table, or an address. */
export const pictureColumn = { is: 'text', label: tableTexts.picture, max: limits.url } as const;

/** In the order in which the dialog names them. */
export const memberColumns = {
  name,
  role,
  title,
  email,
  phone,
  university,
  from: { is: 'date', label: memberTableTexts.from },
  picture: pictureColumn,
  details,
  biography,
  interests,
  orcid,
  homepage,
  scholar,
  linkedin,
  github,
  twitter,
  facebook,
  mastodon,
  bluesky,
} as const;

/**
 * How labs call the columns of a table of people: in English, German, French, Spanish, Italian, Portuguese,
 * Dutch, Swedish, Danish and Polish.
 */
export const peopleHeadings = {
  name: /^(?:full name|name|nom|nombre|nome|naam|namn|navn|nazwisko)$/i,
  role: /^(?:roll?e?|r[ôo]le|ruolo|position|fon[ck]tion|funktion|funci[óo]n|fun[çc][ãa]o|funzione|functie|poste|cargo|puesto|befattning|stilling|stanowisko)$/i,
  title: /^(?:(?:job[ -]?)?title|titel|bezeichnung|titre|t[íi]tulo|titolo|tytu[łl])/i,
  from: /^(?:from|start(?:ed)?|start date|joined|since|von|seit|beginn|d[ée]but|depuis|desde|in[íi][cz]io|dal|sinds|begin|fr[åa]n?|start|od)(?!\p{L})/iu,
  picture:
    /^(?:photo(?:graph|graphie)?|picture|image|portrait|headshot|avatar|fotogra(?:fie|f[ií]a)|foto|bild(?:datei)?|portr[äa]t|imagen|imagem|immagine|ritratto|retrato|afbeelding|billede|zdj[ęe]cie)(?!\p{L})/iu,
  biography:
    /^(?:(?:short )?bio(?:gra(?:ph|f)\p{L}*)?|about(?: me)?|vita|kurzbiogra(?:ph|f)ie|kurzvita|lebenslauf|[üu]ber mich|[àa] propos|sobre m[íi]m?|su di me|over mij|om mig|o mnie|[żz]yciorys)(?!\p{L})/iu,
  details:
    /^(?:summary|description|(?:kurz)?beschreibung|r[ée]sum[ée]|descripci[óo]n|descrizione|descri[çc][ãa]o|beschrijving|beskrivning|beskrivelse|opis)(?!\p{L})/iu,
  orcid: /^orcid/i,
} as const;

export const memberTable = {
  columns: Object.entries(memberColumns),
  needed: ['name', 'role'],
  maxRows: limits.importPeople,
  headings: {
    ...peopleHeadings,
    email: /^(?:e-?mail|courriel|correo)/i,
    phone: /^(?:phone|t[ée]l)/i,
    university: /^(?:uni[vw]ersit|universidad|hochschule$)/i,
    interests:
      /^(?:(?:research )?interests?|topics|forschungs(?:interessen|gebiete)|int[ée]r[êe]ts|intereses|interessi|interesses|(?:onderzoeks)?interesses|(?:forsknings)?(?:intressen|interesser)|zainteresowania)(?!\p{L})/iu,
    scholar: /^(?:google[ _-]?)?scholar/i,
    linkedin: /^linked[ -]?in/i,
    github: /^git[ -]?hub/i,
    twitter: /^(?:twitter|x)(?!\p{L})/iu,
    facebook: /^facebook/i,
    mastodon: /^mastodon/i,
    bluesky: /^(?:blue ?sky|bsky)/i,
    homepage: /^(?:homepage|link(?!ed)|url|web|sitio)/i,
  },
} as const;
