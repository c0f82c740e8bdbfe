import type { McpServer, ResourceTemplate } from '@modelcontextprotocol/server';

/**
 * The library of the protocol. It takes as long to start as a third of all other modules, so the Worker imports it with
 * the first message.
 */
export interface Library {
  readonly McpServer: typeof McpServer;
  readonly ResourceTemplate: typeof ResourceTemplate;
}
