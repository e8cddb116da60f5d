/** Serves gRPC (HTTP/2 without TLS) and HTTP/1.1 on one port, distinguished by a connection's first bytes. */
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Server as GrpcServer, ServerCredentials } from '@grpc/grpc-js';
import type { Engine } from '../engine.ts';
import { loadService } from './protos.ts';
import { firestoreService } from './service.ts';

/** Every HTTP/2 connection starts with this; HTTP/1.1 has no method PRI. */
const preface = 'PRI';
/**
 * A little more than the service's 10 MiB, so that larger requests get a message and not a broken connection.
 */
const maxMessageBytes = 12 * 1024 * 1024;

interface RunningServer {
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void;

export async function listen(
  engine: Engine,
  handleHttp: HttpHandler,
  { host, port }: { host: string; port: number },
): Promise<RunningServer> {
  const grpc = new GrpcServer({
    'grpc.max_receive_message_length': maxMessageBytes,
    'grpc.max_send_message_length': -1,
  });
  grpc.addService(loadService(), firestoreService(engine));
  const injector = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  const http = createHttpServer(handleHttp);
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setNoDelay(true);
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      // The HTTP/2 server takes over the paused connection and reads the bytes that were put back.
      if (first.toString('latin1', 0, preface.length) === preface) {
        injector.injectConnection(socket);
        return;
      }
      http.emit('connection', socket);
      socket.resume();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    host,
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      injector.destroy();
      grpc.forceShutdown();
      http.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
