import { describe, expect, it } from 'vitest';
import { imageKind } from '../../src/features/image-kind.ts';

describe('imageKind', () => {
  it.each([
    ['team.jpg', '', 'photo'],
    ['/img/a.webp?w=800', '', 'photo'],
    ['https://cdn.example/abc123', '', 'photo'],
    ['https://images.unsplash.com/photo-1?w=3', '', 'photo'],
    ['hero.svg', '', 'drawing'],
    ['screenshot-2.jpg', '', 'drawing'],
    ['/photos/undraw_tree.png', '', 'drawing'],
    ['a.png', '', 'drawing'],
    ['a.png', 'Photo of a tree', 'photo'],
    ['/img/square3.png', '', 'abstract'],
    ['hero-pattern.svg', '', 'abstract'],
    ['circle.jpg', '', 'photo'],
    ['me.jpg', 'rounded-circle', 'photo'],
    ['data:image/svg+xml,%3Csvg/%3E', '', 'drawing'],
    ['/assets/profile.png', '', 'photo'],
    ['/logo.png', '', 'mark'],
    ['a.png', 'Company logo', 'mark'],
    ['/img/companylogo2.png', '', 'mark'],
    ['/img/logowhite.png', '', 'mark'],
    ['/img/catalogo.jpg', '', 'photo'],
    ['https://img.shields.io/npm/v/x', '', 'mark'],
    ['https://via.placeholder.com/300', '', 'placeholder'],
    ['https://placehold.co/300', '', 'placeholder'],
    ['/logos/team.jpg', '', 'photo'],
    ['/catalogology.jpg', '', 'photo'],
    ['', '', 'placeholder'],
  ])('%s with the words "%s" shows a %s', (url, words, kind) => {
    expect(imageKind(url, words).kind).toBe(kind);
  });

  it.each([
    ['a.png', '', 'photo'],
    ['hero.svg', '', 'photo'],
    ['screenshot.png', '', 'drawing'],
    ['logo.png', '', 'mark'],
  ])('%s as detailed as a photograph shows a %s%s', (url, words, kind) => {
    expect(imageKind(url, words, 'photo').kind).toBe(kind);
  });

  it('tells photographs in data: URLs by their type', () => {
    expect(imageKind('data:image/jpeg;base64,AA', '').kind).toBe('photo');
    expect(imageKind('data:image/png;base64,AA', '').kind).toBe('drawing');
  });

  it('reports the reason for the kind', () => {
    expect(imageKind('undraw_x.svg', '').sign).toBe('named "undraw"');
    expect(imageKind('a.jpg', '').sign).toBe('guessed by the file type .jpg');
  });
});
