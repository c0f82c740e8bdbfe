import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { annotation } from './annotations.ts';

/** First line of our comment, by which the next run finds it; GitHub does not show it. */
const MARK = '<!-- taste -->';

const EventSchema = v.object({ pull_request: v.object({ number: v.number() }) });
const CommentsSchema = v.array(
  v.object({
    id: v.number(),
    body: v.nullish(v.string()),
    user: v.nullish(v.object({ type: v.string() })),
  }),
);

/** Characters of a report: GitHub takes 65,536 in a comment. */
export const MAX_COMMENT = 60_000;

const FORBIDDEN =
  ' The job needs the permission `pull-requests: write`; pull requests from forks have a token that may only read.';

/** Tokens of people; those of workflows and apps write as bots, so a comment of a person with our mark is not ours. */
const PERSONAL = /^(?:ghp_|github_pat_)/;

/** Comments of one request, the most that GitHub lists; one beyond it is not found and written anew. */
const PER_PAGE = 100;

/**
 * Writes the report as a comment on the pull request of the workflow, or replaces the one of an earlier run. A run
 * without a pull request, or whose token may not comment, is judged all the same: the returned annotation says so.
 * Throws a UsageError outside of a workflow.
 */
export async function postComment(report: string, environment: Io['environment']): Promise<string> {
  const { GITHUB_EVENT_PATH: event, GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository } = environment;
  if (!event || !token || !repository)
    throw new UsageError(
      '--github-comment needs GITHUB_EVENT_PATH, GITHUB_TOKEN and GITHUB_REPOSITORY. Run it in GitHub Actions.',
    );
  const number = await pullRequestOf(event);
  if (number === null) return annotation('notice', 'There is no pull request to comment on.');
  const api = `${environment['GITHUB_API_URL'] || 'https://api.github.com'}/repos/${repository}/issues`;
  const ask = githubClient(token);
  try {
    const found = await ask('GET', `${api}/${number}/comments?per_page=${PER_PAGE}`);
    const isBot = !PERSONAL.test(token);
    const own = v
      .parse(CommentsSchema, found)
      .find(({ body, user }) => body?.startsWith(MARK) === true && (user?.type === 'Bot') === isBot);
    const content = { body: `${MARK}\n${report}` };
    if (own === undefined) await ask('POST', `${api}/${number}/comments`, content);
    else await ask('PATCH', `${api}/comments/${own.id}`, content);
    return '';
  } catch (error) {
    return annotation('warning', `The comment was not written. ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  return `GitHub did not answer as expected: ${error instanceof Error ? error.message : String(error)}`;
}

/** Number of the pull request of an event; null for another event. */
async function pullRequestOf(file: string): Promise<number | null> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const event = v.safeParse(EventSchema, JSON.parse(text));
  return event.success ? event.output.pull_request.number : null;
}

function githubClient(token: string) {
  return async (method: string, url: string, body?: object): Promise<unknown> => {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'user-agent': 'design-taste',
        'x-github-api-version': '2022-11-28',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.ok) return response.json();
    throw new UsageError(
      `GitHub answered HTTP ${response.status} to ${method} ${new URL(url).pathname}.${response.status === 403 ? FORBIDDEN : ''}`,
    );
  };
}
