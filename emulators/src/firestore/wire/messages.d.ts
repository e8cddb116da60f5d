/** The protocol's message types, as the published client library declares them. */
import { google } from '@google-cloud/firestore/build/protos/firestore_v1_proto_api.js';

export import proto = google.firestore.v1;
