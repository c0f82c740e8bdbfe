import { describe, expect, test } from 'vitest';
import type { Options } from '../../cli/arguments/option.ts';
import { parseArguments } from '../../cli/arguments/parse-arguments.ts';
import { COMMANDS } from '../../cli/commands/index.ts';
import { POINTS } from '../../cli/options.ts';
import { taste } from './taste.ts';

const SPECS = {
  json: { type: 'flag', short: 'j', description: '' },
  min: { type: 'number', value: '<n>', description: '' },
  score: { ...POINTS, description: '' },
  brand: { type: 'text', value: '<brand>', description: '' },
  format: { type: 'text', value: '<f>', choices: ['css', 'json'], description: '' },
  waive: { type: 'list', value: '<axis=reason>', description: '' },
} as const satisfies Options;

describe('options', () => {
  const NONE = {
    json: false,
    min: undefined,
    score: undefined,
    brand: undefined,
    format: undefined,
    waive: [],
  };
  test.each<[string[], object, string[]]>([
    [[], NONE, []],
    [['a.html', '--json', 'b.html'], { ...NONE, json: true }, ['a.html', 'b.html']],
    [['-j', '--min=70'], { ...NONE, json: true, min: 70 }, []],
    [['--min', '-5', '-'], { ...NONE, min: -5 }, ['-']],
    [['--waive', 'a=x', '--waive', 'b=y=z'], { ...NONE, waive: ['a=x', 'b=y=z'] }, []],
    [['--brand', '-', '--', '--json'], { ...NONE, brand: '-' }, ['--json']],
    [
      ['- dark mode first\n- serif headings', '--json'],
      { ...NONE, json: true },
      ['- dark mode first\n- serif headings'],
    ],
    [['--radius: 12px; --ink: #222'], NONE, ['--radius: 12px; --ink: #222']],
    [['--brand', '- dark\n- serif'], { ...NONE, brand: '- dark\n- serif' }, []],
    [['--brand=two words'], { ...NONE, brand: 'two words' }, []],
  ])('%j', (args, options, positionals) => {
    expect(parseArguments(args, SPECS)).toEqual({ options, positionals });
  });

  test.each([
    [['--brnad', 'x'], 'Unknown option --brnad. Did you mean --brand?'],
    [['--zzzzzzz'], 'Unknown option --zzzzzzz. --help lists the options.'],
    [['-x'], 'Unknown option -x. --help lists the options.'],
    [['--constructor=1'], 'Unknown option --constructor.'],
    [['--toString', 'x'], 'Unknown option --toString.'],
    [['--__proto__'], 'Unknown option --__proto__.'],
    [['--json=yes'], '--json takes no value.'],
    [['--brand'], '--brand needs a value: --brand <brand>'],
    [['--brand='], '--brand needs a value: --brand <brand>'],
    [['--min', 'high'], '--min needs a number, not `high`.'],
    [['--score', '-5'], '--score must be from 0 to 100, not -5.'],
    [['--score', '120'], '--score must be from 0 to 100, not 120.'],
    [['--min', '1', '--min', '2'], '--min may be given once only.'],
    [['--format', 'pdf'], '--format must be one of css, json.'],
  ])('%j is refused', (args, message) => {
    expect(() => parseArguments(args, SPECS)).toThrow(message);
  });
});

describe('help', () => {
  test.each(COMMANDS.map((command) => [command.name, command] as const))(
    'of %s names every option and shows examples of its own',
    async (name, { options, examples, summary }) => {
      const { code, output } = await taste([name, '--help'], { columns: 100 });
      expect(code).toBe(0);
      expect(output).toContain(summary);
      for (const option of Object.keys(options)) expect(output).toContain(`--${option}`);
      for (const { line } of examples) expect(output).toContain(line);
      expect(examples.length).toBeGreaterThan(0);
    },
  );

  test('the examples have options that exist', () => {
    for (const { name, options, examples } of COMMANDS) {
      const own = examples.flatMap(({ line }) =>
        line.split(/[|&>]/).filter((part) => part.includes(`taste ${name}`)),
      );
      const used = own.flatMap((part) =>
        [...part.matchAll(/ --([a-z-]+)/g)].map(([, option = '']) => option),
      );
      expect(Object.keys(options)).toEqual(expect.arrayContaining(used));
    }
  });

  test('fits the terminal', async () => {
    const { output } = await taste(['score', '--help'], { columns: 72 });
    const prose = output.split('\nExamples')[0] ?? '';
    expect(prose.split('\n').filter((line) => line.length > 72)).toEqual([]);
  });

  test.each([
    [[], 3],
    [['--help'], 0],
    [['help', 'score'], 0],
    [['--version'], 0],
  ])('taste %j ends with %i', async (args, code) => {
    const ended = await taste(args);
    expect(ended.code).toBe(code);
    expect(ended.output).not.toBe('');
  });

  test('an unknown command names the nearest', async () => {
    expect(await taste(['scroe'])).toMatchObject({ code: 3, errors: expect.stringContaining('taste score') });
  });
});
