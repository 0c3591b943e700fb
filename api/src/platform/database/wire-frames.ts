const sslRequest = 80_877_103;
const gssRequest = 80_877_104;
const cancelRequest = 80_877_102;

export type Frames =
  | { kind: 'refuseEncryption' }
  | { kind: 'cancel' }
  | { kind: 'exchange'; bytes: Buffer; isWhole: boolean }
  | { kind: 'goodbye' };

const sync = 'S'.charCodeAt(0);
const query = 'Q'.charCodeAt(0);
const flush = 'H'.charCodeAt(0);
const terminate = 'X'.charCodeAt(0);

export const READY_LENGTH = 6;

/** True if an answer ends with ReadyForQuery, as every complete one does, errors included. */
export const saysReady = (end: Buffer): boolean =>
  end.length === READY_LENGTH && end[0] === 'Z'.charCodeAt(0) && end.readInt32BE(1) === 5;

/** PostgreSQL's message before it closes all connections because its disk is full or fails. */
export function refusalFrame(code: string): Buffer {
  const state = ['ENOSPC', 'EDQUOT'].includes(code) ? '53100' : '58030';
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${state}\0Mthe disk of the database takes nothing: ${code}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/**
 * Cuts one connection's bytes into exchanges of the PostgreSQL protocol. A statement travels as several messages
 * (parse, bind, execute, sync): forwarding them one by one would let those of another connection come between.
 */
export class WireReader {
  private left: Buffer = Buffer.alloc(0);
  private read = 0;
  private hasStarted = false;

  push(bytes: Buffer): void {
    this.left = this.left.length === 0 ? bytes : Buffer.concat([this.left, bytes]);
  }

  next(): Frames | undefined {
    return this.hasStarted ? this.nextExchange() : this.nextGreeting();
  }

  private nextGreeting(): Frames | undefined {
    if (this.left.length < 8) return undefined;
    const length = this.left.readInt32BE(0);
    if (this.left.length < length) return undefined;
    const code = this.left.readInt32BE(4);
    const bytes = this.take(length);
    if (code === sslRequest || code === gssRequest) return { kind: 'refuseEncryption' };
    if (code === cancelRequest) return { kind: 'cancel' };
    this.hasStarted = true;
    return { kind: 'exchange', bytes, isWhole: true };
  }

  private nextExchange(): Frames | undefined {
    while (this.left.length >= this.read + 5) {
      const type = this.left[this.read];
      const end = this.read + 1 + this.left.readInt32BE(this.read + 1);
      if (this.left.length < end) return undefined;
      this.read = end;
      if (type === terminate) return { kind: 'goodbye' };
      if (type === sync || type === query) return { kind: 'exchange', bytes: this.take(end), isWhole: true };
      if (type === flush) return { kind: 'exchange', bytes: this.take(end), isWhole: false };
    }
    return undefined;
  }

  private take(length: number): Buffer {
    const bytes = this.left.subarray(0, length);
    this.left = this.left.subarray(length);
    this.read = 0;
    return bytes;
  }
}
