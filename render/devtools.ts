/** A session of the Chrome DevTools Protocol with one page, as provided by any browser driver. */
export interface DevTools {
  send(method: string, params?: object): Promise<unknown>;
  on(event: string, listener: (params: unknown) => void): unknown;
}

/** Runs JavaScript in an isolated world, whose built-in objects no script of the page can modify. */
export interface IsolatedWorld {
  /** The value of an expression, promises awaited. Throws when the expression throws. */
  evaluate(expression: string): Promise<unknown>;
}

/** Creates an isolated world in the main frame; it ends with the document. */
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

/** The protocol's responses, as far as used: https://chromedevtools.github.io/devtools-protocol/ */
interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}
