import { describe, expect, it } from 'vitest';
import { agentsMd } from '../../src/contract/agents-md.ts';
import { brandContract } from '../../src/contract/brand-contract.ts';
import { readContract } from '../../src/contract/read-contract.ts';
import { SERVICE_ADDRESS } from '../../src/contract/service-address.ts';
import { withoutService } from '../../src/contract/verify-section.ts';
import { entries } from '../catalog/catalog.ts';

const [entry] = entries;
const published = agentsMd(brandContract(entry!, SERVICE_ADDRESS));

describe('a contract for a caller without a service', () => {
  const plain = withoutService(published);

  it('names no address and no command that would need one', () => {
    expect(published).toContain(SERVICE_ADDRESS);
    expect(plain).not.toContain(SERVICE_ADDRESS);
    expect(plain).not.toMatch(/curl|endpoint:|takes JSON/);
  });

  it('says how a page is judged and has the same target', () => {
    const verify = plain.split('## Verify\n\n')[1] ?? '';
    expect(verify).toMatch(/^`taste verify AGENTS.md page.html`[^\n]+ as `tokens`\.\n\nA page passes with /);
    expect({ ...readContract(plain), body: '' }).toEqual({
      ...readContract(published),
      body: '',
    });
  });

  it('is the same where the service is known', () => {
    const known = agentsMd(brandContract(entry!, 'https://taste.example'));
    expect(withoutService(known)).toBe(known);
    expect(known).toContain(
      "curl -s -H content-type:application/json -d@- 'https://taste.example/api/score'",
    );
  });
});
