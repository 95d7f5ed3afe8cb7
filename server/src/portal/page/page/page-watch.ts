/** After these a person hears that it takes longer, and then that it failed. The files may still come, and then go on. */
const slowMs = 8_000
const failedMs = 30_000

/**
 * Runs before anything is fetched, and by itself: what it watches over may be missing, blocked or never answer. It has
 * no policy for HTML, so it only clones and writes text. `atriumFatal` is for the loader, once it is there.
 */
export const pageWatch = `
(function(page){
function splash(){return page.querySelector('.atrium-splash')}
function fatal(){
var notice=page.getElementById('atrium-fatal');
if(notice)page.getElementById('atrium-root').replaceChildren(notice.content.cloneNode(true));
else page.addEventListener('DOMContentLoaded',fatal)
}
window.atriumFatal=fatal;
setTimeout(function(){var at=splash();if(at)at=at.lastChild,at.textContent=at.dataset.slow},${slowMs});
setTimeout(function(){if(splash())fatal()},${failedMs});
addEventListener('error',function(event){if(/\\/boot\\/[cl]o/.test(event.target.src))fatal()},true)
})(document)
`.replaceAll('\n', '')
