/** Real mail servers for tests. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface Got {
  to: string[];
  from: string;
  raw: string;
}

const closing: (() => void)[] = [];

export function closeServers(): void {
  for (const close of closing.splice(0)) close();
}

/** Takes every mail, apart from what the options refuse. */
export async function mailServer(options: SMTPServerOptions = {}) {
  const got: Got[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo.map(({ address }) => address);
        got.push({ to, from, raw });
        done();
      }, done);
    },
    ...options,
  });
  // A test may end while a connection is open.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  closing.push(() => server.close(() => {}));
  return { got, address: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}` };
}

/** A server that says what it is told to, line by line, and then nothing. */
export async function rawServer(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    talk(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
