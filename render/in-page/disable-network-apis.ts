/**
 * Takes away what sends packets past every proxy, before the first script of a document or of a frame runs: peer
 * connections, and WebTransport with them.
 */
export function disableNetworkApis(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
    Reflect.deleteProperty(globalThis, name);
  }
}
