/** A session of the Chrome DevTools Protocol with one page, as every driver of browsers has it. */
export interface DevTools {
  send(method: string, params?: object): Promise<unknown>;
  on(event: string, listener: (params: unknown) => void): unknown;
}

/** Runs JavaScript in worlds of its own, whose built-in objects no script of the page has touched. */
export interface IsolatedWorld {
  /** The value of an expression, promises awaited. Throws when it does. */
  evaluate(expression: string): Promise<unknown>;
}

/** A world in the main frame; it ends with the document. */
export async function isolatedWorld(tools: DevTools): Promise<IsolatedWorld> {
  const { frameTree } = (await tools.send('Page.getFrameTree')) as { frameTree: { frame: { id: string } } };
  const { executionContextId: contextId } = (await tools.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'reader',
  })) as { executionContextId: number };
  return {
    async evaluate(expression) {
      const { result, exceptionDetails } = (await tools.send('Runtime.evaluate', {
        expression,
        contextId,
        returnByValue: true,
        awaitPromise: true,
      })) as Evaluated;
      if (exceptionDetails === undefined) return result.value;
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    },
  };
}

/** The answers of the protocol, as far as they are used: https://chromedevtools.github.io/devtools-protocol/ */
interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}
