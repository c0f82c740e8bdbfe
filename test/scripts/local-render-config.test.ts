import { expect, it } from 'vitest';
import { givenVars, localRenderConfig, withPort } from '../../scripts/local-render-config.ts';

it.each([
  [[], {}],
  [['--port', '9000'], {}],
  [['--var', 'FETCH_ALLOW_HOSTS:127.0.0.1:5000'], { FETCH_ALLOW_HOSTS: '127.0.0.1:5000' }],
  [['--var=JUDGE_RENDER:auto', '--port', '1'], { JUDGE_RENDER: 'auto' }],
  [['--var', 'A:1', 'B:2', '--port', '1:2', '--var', 'C:'], { A: '1', B: '2', C: '' }],
  [['--var', 'A:1', '--var', 'A:2'], { A: '2' }],
  [['--var', 'no pair'], {}],
])('finds the vars in %j', (args, vars) => {
  expect(givenVars(args)).toEqual(vars);
});

it.each([
  [[], ['--port', '8787']],
  [
    ['--var', 'A:1'],
    ['--port', '8787', '--var', 'A:1'],
  ],
  [
    ['--port', '9000'],
    ['--port', '9000'],
  ],
  [['--port=9000'], ['--port=9000']],
])('names a port once: %j', (args, flags) => {
  expect(withPort(args)).toEqual(flags);
});

it('gives the render Worker the vars, what its own file says, and nothing that needs an account', () => {
  const config = localRenderConfig({ FETCH_ALLOW_HOSTS: '127.0.0.1:5000' });
  expect(config).toMatchObject({
    name: 'design-taste-render',
    main: 'worker.ts',
    keep_names: false,
    env: {
      development: {
        vars: { ENVIRONMENT: 'development', FETCH_ALLOW_HOSTS: '127.0.0.1:5000', VISION_PROVIDER: '' },
      },
    },
  });
  expect(config).not.toHaveProperty('ai');
});
