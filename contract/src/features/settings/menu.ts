/** The pages of the main menu: their addresses, and their names where the lab gives no other. */

import { kinds, type OutputKey, outputKeys, outputKinds } from '../../kinds/kinds.ts';
import { siteTexts } from '../../texts/texts.ts';
import { eventTexts } from '../events/texts.ts';
import { paths } from '../pages/paths.ts';
import type { MenuPage } from './choices.ts';

const ofOutputs = (textOf: (page: OutputKey) => string) =>
  Object.fromEntries(outputKeys.map((page) => [page, textOf(page)])) as Record<OutputKey, string>;

const { nav } = siteTexts;

export const menuPaths: Record<MenuPage, string> = {
  home: paths.home,
  about: paths.about,
  areas: paths.areas,
  publications: paths.publications,
  team: paths.team,
  joinUs: paths.joinUs,
  contactUs: paths.contactUs,
  news: paths.news,
  events: kinds.events.pages.all,
  ...ofOutputs((page) => outputKinds[page].pages.all),
  alumni: paths.alumni,
  press: paths.press,
  // No page of its own: links lead to the newest year.
  years: '/years',
};

export const menuNames = (): Record<MenuPage, string> => ({
  home: nav.home,
  about: nav.about,
  areas: nav.researchAreas,
  publications: nav.publications,
  team: nav.team,
  joinUs: nav.joinUs,
  contactUs: nav.contactUs,
  news: nav.news,
  events: eventTexts.title,
  ...ofOutputs((page) => outputKinds[page].menu),
  alumni: nav.alumni,
  press: nav.press,
  years: nav.years,
});
