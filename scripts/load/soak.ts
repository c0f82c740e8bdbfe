import { drive, type Load } from './drive.ts';
import { usageOfWorkerd, type Usage } from './processes.ts';
import { SCENARIOS } from './scenarios.ts';

export interface SoakMinute {
  readonly load: Load;
  readonly usage: Usage;
}

const CONNECTIONS = 4;

/**
 * All kinds of requests in turns at about half load, minute by minute: each connection pauses for as long as a request
 * takes on average.
 */
export async function soak(
  address: URL,
  minutes: number,
  note: (minute: SoakMinute) => void,
): Promise<readonly SoakMinute[]> {
  const done: SoakMinute[] = [];
  let sent = 0;
  const request = (n: number) => {
    const scenario = SCENARIOS[n % SCENARIOS.length] ?? SCENARIOS[0];
    return scenario?.request(sent + n) ?? { method: 'GET' as const, path: '/' };
  };
  const { p50 } = await drive(address, request, {
    connections: CONNECTIONS,
    seconds: Math.min(5, minutes * 10),
  });
  for (let left = minutes; left > 0; left--) {
    const seconds = 60 * Math.min(1, left);
    const load = await drive(address, request, {
      connections: CONNECTIONS,
      seconds,
      pause: Math.max(1, p50),
    });
    sent += load.requests;
    const minute = { load, usage: usageOfWorkerd() };
    note(minute);
    done.push(minute);
  }
  return done;
}
