/** The exported functions. Each loads its own part when the first request comes. */
import './http/raw-bodies.ts';
import './http/robots-address.ts';
import { onRequest } from 'firebase-functions/https';
import { secretsToDeploy } from './http/token-secret.ts';

const region = 'europe-west1';

export const api = onRequest(
  { region, secrets: secretsToDeploy, maxInstances: 20 },
  async (request, response) => {
    const { app } = await import('./app.ts');
    app(request, response);
  },
);

export const images = onRequest({ region, maxInstances: 20 }, async (request, response) => {
  const { sendStoredFile } = await import('./images/images.ts');
  await sendStoredFile(request, response);
});

export const site = onRequest({ region, maxInstances: 20, memory: '512MiB' }, async (request, response) => {
  const { answerSite } = await import('./site/site.ts');
  await answerSite(request, response);
});
