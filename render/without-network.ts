/**
 * A browser context without a network: its proxy address refuses connections, and even loopback goes through it. No
 * script of a page can change that. It also covers sockets, prefetches and name lookups that bypass request
 * interception.
 */
export const WITHOUT_NETWORK = { proxyServer: 'http://127.0.0.1:9', proxyBypassList: ['<-loopback>'] };
