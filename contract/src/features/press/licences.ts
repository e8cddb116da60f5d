/** Under what a person gives their portrait to the press. Links of licences show who may do what. */
export const pressLicences = ['ccBy', 'ccBySa', 'cc0', 'credit'] as const;
export type PressLicence = (typeof pressLicences)[number];

export const licenceLinks: { [Name in PressLicence]?: string } = {
  ccBy: 'https://creativecommons.org/licenses/by/4.0/',
  ccBySa: 'https://creativecommons.org/licenses/by-sa/4.0/',
  cc0: 'https://creativecommons.org/publicdomain/zero/1.0/',
};
