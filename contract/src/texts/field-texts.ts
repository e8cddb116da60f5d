/** Texts about the fields of forms, apart from `texts.ts`, because pages without a form need none of them. */
import { words } from './words.ts';

/** Names of fields in the messages of `fieldTexts`, for fields that no form names. */
export const fieldNames = words('fieldNames', {
  name: 'Name',
  email: 'Email',
  image: 'Image',
  photo: 'Photo',
  pdf: 'PDF',
  doi: 'DOI',
  year: 'Year',
  search: 'Search',
  item: 'Item',
  cursor: 'Cursor',
  moveTo: 'Move to',
} as const);

export const fieldTexts = words('field', {
  kilobytes: (size: string) => `${size} kB`,
  megabytes: (size: string) => `${size} MB`,
  namesHelp: 'Enter adds a name',
  gone: 'No longer there',
  searchWorks: 'Type words of the title, a surname or a DOI',
  openChoices: 'Show choices',
  closeChoices: 'Hide choices',
  clearChoices: 'Remove all',
  noChoices: 'Nothing found',
  unknownWork: 'One of these papers has been deleted. Please remove it from the list.',
  savedOnDevice: (time: string) => `Saved on this device (${time})`,
  required: (field: string) => `${field} is required`,
  tooLong: (field: string, max: number) => `${field} cannot exceed ${max} characters`,
  number: (field: string, min: number, max: number) => `${field} must be a number from ${min} to ${max}`,
  wholeNumber: (field: string, min: number, max: number) =>
    `${field} must be a whole number from ${min} to ${max}`,
  tooManyBytes: (field: string) => `${field} takes too much room. Please use fewer combined characters.`,
  nestedTooDeep: (field: string, max: number) =>
    `${field} cannot have more than ${max} lists or quotes in each other`,
  tooLargeTables: (field: string, columns: number, cells: number) =>
    `${field} cannot have a table with more than ${columns} columns, or more than ${cells} cells in its tables`,
  tooLargeOnPage: (field: string) =>
    `${field} becomes too large on a page. Please use fewer formulas, pictures or tables.`,
  tooMany: (field: string, max: number) => `${field} cannot have more than ${max} entries`,
  wrongType: (field: string) => `${field} is not valid`,
  missing: 'Please fill in this field',
  invalid: 'Please check this field',
  email: 'Please provide a valid email',
  url: 'Please provide a valid URL',
  image: 'Please upload an image',
  imageAddress: 'Please upload the image here: pictures at other addresses cannot be shown',
  pdfAddress: 'The PDF must be one uploaded here or start with https://',
  date: 'Please provide a valid date (YYYY-MM-DD)',
  moment: 'Please provide a valid date (YYYY-MM-DD) or date and time (YYYY-MM-DD HH:MM)',
  doi: 'Please provide a valid DOI, such as 10.1000/182',
  year: 'Please provide a year with four digits',
  pageLimit: 'The limit must be a whole number',
  notAnImage: 'This file is not an image',
  noImageEncoder: 'This browser cannot prepare pictures. Please use a current Chrome, Edge or Firefox.',
  imageTooLarge: 'Image size should be less than 5MB',
  chosenImageTooLarge: 'The file of a picture can have at most 60 MB',
  notAPdf: 'This file is not a PDF',
  pdfTooLarge: 'PDF size should be less than 20MB',
  uploadFailed: 'The file could not be uploaded. Please try again.',
  uploadRefused: 'You may not upload this file. Please log in again and try once more.',
  counter: (length: number, max: number) => `${length}/${max}`,
} as const);
