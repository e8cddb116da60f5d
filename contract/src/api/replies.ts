/** Replies that several features share. Their spelling is fixed: docs/specification.md#calls. */
import { boolean, number, object, string } from 'yup';

export const insertedReply = object({ insertedId: string().required() });
export const modifiedReply = object({ modifiedCount: number().required() });
export const deletedReply = object({ deletedCount: number().required() });
export const successReply = object({ success: boolean().required() });
export const messageReply = object({ message: string().required() });
export const resultReply = object({ result: modifiedReply.required() });
