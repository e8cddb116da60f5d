/** What an entry or a site names as a picture. */
export const isPicturePath = (path: string) => /\.(?:png|jpe?g|gif|webp|svg|avif|tiff?)$/i.test(path);

export const isAddress = (name: string) => /^https?:/i.test(name);
