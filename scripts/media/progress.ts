/** Progress of a long run: a bar on a terminal, otherwise one line for each step. */
export interface Progress {
  step(name: string): void;
  /** Prints a permanent line. */
  say(line: string): void;
  end(): void;
}

/** Output of the progress. */
interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 30; // characters

export function progressOf(total: number, out: Terminal = process.stderr): Progress {
  let done = 0;
  const line = (name: string) => `${String(done).padStart(String(total).length)}/${total} ${name}`;
  const clear = () => out.isTTY && out.write('\r\u001B[K');
  return {
    step(name) {
      done++;
      clear();
      out.write(out.isTTY ? `${bar(done / total)} ${line(name)}` : `${line(name)}\n`);
    },
    say(text) {
      clear();
      out.write(`${text}\n`);
    },
    end: () => void clear(),
  };
}

function bar(share: number): string {
  const filled = Math.round(share * WIDTH);
  return '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
}
