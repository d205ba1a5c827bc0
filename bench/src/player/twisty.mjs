/** cubing.js's player, registered: what its page loads. */
import "cubing/twisty";
