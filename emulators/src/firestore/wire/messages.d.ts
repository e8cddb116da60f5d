/** The types of the protocol's messages, from the published client library. */
import { google } from '@google-cloud/firestore/build/protos/firestore_v1_proto_api.js';

export import proto = google.firestore.v1;
