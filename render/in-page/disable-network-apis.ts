/**
 * Removes the APIs that send packets past a proxy: peer connections and WebTransport. Runs before the first script of
 * each document and frame.
 */
export function disableNetworkApis(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
    Reflect.deleteProperty(globalThis, name);
  }
}
