// Answers the calls of built functions at a port; the process of old-version.mjs.
import { pathToFileURL } from 'node:url';
import express from 'express';

const [built = '', port] = process.argv.slice(2);
const { api } = await import(pathToFileURL(built).href);
const app = express();
app.enable('trust proxy');
app.use('/api', (request, response) => {
  request.url = request.originalUrl;
  api(request, response);
});
app.listen(Number(port), '127.0.0.1', () => process.send?.('open'));
process.on('disconnect', () => process.exit());
