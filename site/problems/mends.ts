import { ERRORS, type ErrorCode } from '../../src/errors.ts';

/** A request, as an example of what causes a problem or mends it. */
export interface ExampleRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** JSON, or a text that is none. */
  readonly body?: Readonly<Record<string, unknown>> | string;
}

/** Why a problem occurs and what mends it. */
export interface Mend {
  readonly why: string;
  readonly mend: string;
  /** A request that has the problem and one that does not; absent where the request is not the cause. */
  readonly example?: { readonly wrong: ExampleRequest; readonly right: ExampleRequest };
}

/** Codes of all problems, in the order of the table of errors. */
export const PROBLEM_CODES = Object.keys(ERRORS) as readonly ErrorCode[]; // the keys of that table

const PAGE = '<main><h1>Invoices in two minutes</h1><p>Write it, send it, get paid the same day.</p></main>';

/** Every problem with its mend. Tests send the examples. */
export const MENDS: Readonly<Record<ErrorCode, Mend>> = {
  invalid_json: {
    why: 'The body cannot be parsed as JSON: a quote or bracket is missing, or the body is a form.',
    mend: 'Send one JSON object. In a shell, write it to a file and send it with --data @file, so that no quote gets lost.',
    example: {
      wrong: { method: 'POST', path: '/api/search', body: "{'q': 'swiss'}" },
      right: { method: 'POST', path: '/api/search', body: { q: 'swiss' } },
    },
  },
  invalid_request: {
    why: 'A field is missing, has the wrong type, or does not exist. errors names each of them.',
    mend: 'Correct the fields that errors names. For a misspelled field, the detail names the nearest known one.',
    example: {
      wrong: { method: 'POST', path: '/api/search', body: { q: 'swiss', limit: '5' } },
      right: { method: 'POST', path: '/api/search', body: { q: 'swiss', limit: 5 } },
    },
  },
  invalid_url: {
    why: 'The address of a page is not absolute, or its scheme is not http or https.',
    mend: 'Give the whole address with its scheme. A page that has no address goes in as html.',
    example: {
      wrong: { method: 'POST', path: '/api/vectorize', body: { url: 'ftp://example.com/' } },
      right: { method: 'POST', path: '/api/vectorize', body: { html: PAGE } },
    },
  },
  private_address: {
    why: 'The service fetches public addresses only. localhost, private networks and names without a dot are refused, also after a redirect.',
    mend: 'Send the page as html and its stylesheets as css, or use the command line, which reads localhost.',
    example: {
      wrong: { method: 'POST', path: '/api/vectorize', body: { url: 'http://localhost:3000/' } },
      right: { method: 'POST', path: '/api/vectorize', body: { html: PAGE } },
    },
  },
  body_too_large: {
    why: 'A body with a page may have 1 MB, any other body 64 KB.',
    mend: 'Give the address of the page, or leave out inlined pictures and libraries first: they count least.',
  },
  range_not_satisfiable: {
    why: 'A request for a part of a recording starts behind its end.',
    mend: 'Ask for a range within the size that the header Content-Range names, or for the whole file.',
  },
  unreachable: {
    why: 'The server of the page did not answer, answered with an error, or redirected too often.',
    mend: 'Open the address in a browser without signing in. Pages behind a login or a bot check go in as html.',
  },
  unparseable: {
    why: 'The address returned a file that is no HTML page, or a page without any content.',
    mend: 'Give the address of the page itself. A page that scripts fill has content only once it is rendered: send the rendered HTML as html.',
  },
  not_found: {
    why: 'No route and no document has this path.',
    mend: 'Use a path of the API reference. Documents of a brand are below /api/styles/ and its slug.',
    example: {
      wrong: { method: 'GET', path: '/api/brand/linear' },
      right: { method: 'GET', path: '/api/search?q=linear' },
    },
  },
  method_not_allowed: {
    why: 'The path exists, but not for this method.',
    mend: 'Use a method that the header Allow names.',
    example: {
      wrong: { method: 'PUT', path: '/api/search', body: { q: 'swiss' } },
      right: { method: 'POST', path: '/api/search', body: { q: 'swiss' } },
    },
  },
  unknown_brand: {
    why: 'The catalog has no brand with this slug, name, host or address.',
    mend: 'Use one of did_you_mean, or search for the brand.',
    example: {
      wrong: { method: 'POST', path: '/api/diff', body: { a: { brand: 'linaer' }, b: { brand: 'stripe' } } },
      right: { method: 'POST', path: '/api/diff', body: { a: { brand: 'linear' }, b: { brand: 'stripe' } } },
    },
  },
  unknown_source: {
    why: 'A brand to take a category from is not in the catalog.',
    mend: 'Use one of did_you_mean, or search for the brand.',
    example: {
      wrong: { method: 'POST', path: '/api/compose', body: { sources: { palette: 'stripes' } } },
      right: { method: 'POST', path: '/api/compose', body: { sources: { palette: 'stripe' } } },
    },
  },
  ungraded_brand: {
    why: 'The brand is in the catalog, but none of its axes, or none of the category, is known; or a private brand was stored by an older version of the grammar.',
    mend: 'Choose another brand or one of the categories that the detail lists; register a private brand again.',
  },
  unknown_axis: {
    why: 'The grammar has no axis or category of this name.',
    mend: 'Use the id of an axis, such as surface.radius, or the name of a category, such as surface.',
    example: {
      wrong: {
        method: 'POST',
        path: '/api/score',
        body: { html: PAGE, target_grammar: { surface: { roundness: 'pill' } } },
      },
      right: {
        method: 'POST',
        path: '/api/score',
        body: { html: PAGE, target_grammar: { surface: { radius: 'pill' } } },
      },
    },
  },
  vague_brief: {
    why: 'No word of the brief says how a page looks or speaks.',
    mend: 'Name colours, corners, typefaces, density, motion or tone, or a brand of the catalog.',
    example: {
      wrong: { method: 'POST', path: '/api/score', body: { html: PAGE, brief: 'Make it nice.' } },
      right: {
        method: 'POST',
        path: '/api/score',
        body: { html: PAGE, brief: 'Square corners, no shadows.' },
      },
    },
  },
  missing_target: {
    why: 'A score compares a page with a target, and the request has none.',
    mend: 'Add target_brand, target_url, target_grammar or brief.',
    example: {
      wrong: { method: 'POST', path: '/api/score', body: { html: PAGE } },
      right: { method: 'POST', path: '/api/score', body: { html: PAGE, target_brand: 'linear' } },
    },
  },
  conflict: {
    why: 'The catalog already has a brand with this slug, and a private brand must not hide it.',
    mend: 'Choose another slug for the private brand.',
  },
  unauthorized: {
    why: 'The route needs a token, and the request has none or a wrong one.',
    mend: 'Send the token that the operator configured, in the header that the API reference names.',
  },
  not_configured: {
    why: 'The operator has not configured this part of the service, such as private brands.',
    mend: 'Ask the operator. The guide to deployment names the secret that is missing.',
  },
  unavailable: {
    why: 'A part that the service needs, such as the database of private brands, fails or does not answer in time.',
    mend: 'Try again in a minute. Requests that need no stored data are answered meanwhile; /api/health tells which part fails.',
  },
  timeout: {
    why: 'The service, or a page that it fetched, took too long.',
    mend: 'Try again. For a large page, send html with the css that it uses.',
  },
  limit_reached: {
    why: 'A limit of the platform has been reached, such as browsers at the same time or private brands.',
    mend: 'Try again in a minute. For private brands, delete some that are not needed.',
  },
  internal: {
    why: 'The service has a defect, or a part of the platform failed.',
    mend: 'Try again. If the same request fails again, report it with the request.',
  },
};
